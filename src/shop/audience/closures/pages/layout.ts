/** Specification §2: one layout replaces the home page, another all other pages. */
export type ClosedLayout = 'home' | 'elsewhere'

export function parseLayout(name: string | null): ClosedLayout {
  return name === 'home' ? 'home' : 'elsewhere'
}

/** '2026-03-09' -> 'Monday, March 9': without a year, because an opening is near. */
export function weekdayInWords(day: string): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  }).format(new Date(`${day}T12:00:00Z`))
}

/** The browser's back-forward cache might show the closed shop after it has reopened. */
export const reloadOnReturn = "addEventListener('pageshow',e=>{if(e.persisted)location.reload()})"
