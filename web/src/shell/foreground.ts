// What is said must be seen and heard in front of everything: a modal dialog hides all that is not inside it.
let home: Element | null = null
let said: Element | null = null
const dialogs: Element[] = []

/** Where notices are at home, while no dialog is open. */
export function settle(element: Element): void {
  said = element
  home = element.parentElement
  place()
}

export function cover(dialog: Element): void {
  dialogs.push(dialog)
  place()
}

/** Before the dialog closes: the focus it gives back may be in a notice. */
export function uncover(dialog: Element): void {
  const at = dialogs.indexOf(dialog)
  if (at >= 0) dialogs.splice(at, 1)
  place()
}

function place(): void {
  const place = dialogs.at(-1) ?? home
  if (said !== null && place !== null && said.parentElement !== place) place.append(said)
}
