// What the browser calls a page, in its tab and its history.

export function entitle(what: string): void {
  document.title = what ? `${what} · Pioche` : 'Pioche'
}
