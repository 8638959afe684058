// Another scene, a move or the end of a match may take away what has the focus: whoever was there goes on where the scene begins.

/** Called once. Nobody is called away: it acts only where the focus is nowhere, because what had it is gone. */
export function catchFocus(): () => void {
  let last: Node | null = null
  const note = ({ target }: FocusEvent): void => {
    last = target instanceof Node ? target : null
  }
  const lost = (): boolean => document.activeElement === document.body && last?.isConnected === false
  // A moment later: whoever knows a better place for it has said so by then.
  const watching = new MutationObserver(() => lost() && setTimeout(() => lost() && beginning()?.focus({ preventScroll: true })))
  document.addEventListener('focusin', note)
  watching.observe(document.body, { childList: true, subtree: true })
  return () => {
    watching.disconnect()
    document.removeEventListener('focusin', note)
  }
}

/** Where the scene in front begins: what is marked so, a dialog's content or the results; else the content of the page. */
function beginning(): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>('[data-begin]')].at(-1) ?? document.getElementById('main')
}
