// A move may take away what has the focus, a button or a card: whoever was there is not sent back to the top of the page.

/** Called once by a table. `watched` reads all that changes what is drawn; `next` gets the focus that would be lost. */
export function keepFocus(table: () => HTMLElement | undefined, watched: () => unknown, next: () => HTMLElement | null | undefined): void {
  let within = false
  $effect.pre(() => {
    watched()
    within = table()?.contains(document.activeElement) ?? false
  })
  $effect(() => {
    watched()
    const now = document.activeElement
    if (within && (now === document.body || now?.closest('[inert]'))) next()?.focus()
  })
}
