// Times as they are read: of a clock, and in words.
import { t } from '../texts/texts.svelte.ts'

const UNITS = { days: 86_400, hours: 3600, minutes: 60, seconds: 1 }

function split(seconds: number): [keyof typeof UNITS, number][] {
  let left = seconds
  return Object.entries(UNITS).map(([unit, size]) => {
    const count = Math.floor(left / size)
    left -= count * size
    return [unit as keyof typeof UNITS, count]
  })
}

/** "5 minutes", "1 day 3 hours": no more than two units. */
export function inWords(seconds: number): string {
  const parts = split(seconds)
  const first = parts.findIndex(([, count]) => count > 0)
  if (first < 0) return t('time-seconds', { count: 0 })
  const told = parts.slice(first, first + 2).filter(([, count]) => count > 0)
  return told.map(([unit, count]) => t(`time-${unit}`, { count })).join(' ')
}

/** "42", "4:10", "23:59:50"; with days, "1 d 3 h". */
export function onAClock(seconds: number): string {
  const [days, ...small] = split(seconds).map(([, count]) => count) as [number, number, number, number]
  if (days > 0) return t('clock-days', { days, hours: small[0] })
  const shown = small.slice(small.findIndex((count) => count > 0))
  return shown.map((count, i) => (i === 0 ? String(count) : String(count).padStart(2, '0'))).join(':')
}
