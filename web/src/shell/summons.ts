// Calls somebody back who looks elsewhere: a notification of the system, where it was asked for and is allowed.
import { settings } from '../settings.svelte.ts'

/** Whether this browser can do it here: at a secure address only. */
export const canSummon = (): boolean => isSecureContext && 'Notification' in globalThis

/** Asks the person's leave; false where they refuse. */
export async function askLeave(): Promise<boolean> {
  return canSummon() && (await Notification.requestPermission()) === 'granted'
}

export async function summon(title: string, text: string): Promise<void> {
  if (!settings.summons || !canSummon() || Notification.permission !== 'granted' || !document.hidden) return
  const about = { body: text, tag: location.pathname, data: { address: location.href } }
  const worker = await navigator.serviceWorker?.getRegistration()
  if (worker !== undefined) await worker.showNotification(title, about) // the only way on a phone
  else new Notification(title, about)
}
