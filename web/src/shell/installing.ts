// The page keeps its own shell where the browser allows it: at a secure address, and not while it is being developed.
import { BASE } from '../wire/http.ts'

const LATER = 3000 // milliseconds: first the page itself
const AGAIN = 10_000 // milliseconds between two reloads, so that none follows another for ever
const KEY = 'pioche reloaded'

export function keepTheShell(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    setTimeout(() => void navigator.serviceWorker.register(`${BASE}/page/sw.js`, { scope: `${BASE}/` }).catch(() => {}), LATER)
  }
  // A part of an older page is gone from the server: the newer page has it.
  addEventListener('vite:preloadError', () => {
    if (!navigator.onLine || Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < AGAIN) return
    sessionStorage.setItem(KEY, String(Date.now()))
    location.reload()
  })
}
