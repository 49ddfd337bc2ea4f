import { zoneCity } from '#platform/time/copy.ts'

/** The specification's texts (§8) to the letter. */
export const vacationCopy = {
  loadFailed: 'Error getting vacation mode',
  tryAgain: 'Try again',
  saveFailed: (name: string) =>
    `Oops! Something didn't work. Please try again or contact ${name} for help.`,

  saved: {
    on: 'Done. The shop is closed, and the sea is yours.',
    planned: 'Noted. The shop closes by itself; you just pack.',
    off: 'Saved. The shop is open!',
    unopened: 'Saved. Visitors go on seeing “Opening soon”.',
  },

  now: {
    on: 'The shop is closed. Visitors see the beach; only you see the shop.',
    planned: (day: string) => `The shop is open, and closes by itself on ${day}.`,
    off: 'The shop is open.',
    unopened:
      'The shop hasn’t opened yet: visitors see “Opening soon” until you open it. Vacation mode is for later.',
  },
  opensAgain: (day: string) => `It opens again by itself on ${day}.`,
  effective: 'Nothing changes for your visitors until you save.',

  toggle: 'Vacation mode',
  on: 'On: closed',
  off: 'Off: open',
  unopened: 'Off',
  header: 'Header',
  message: 'Message',
  startsOn: 'Closes by itself on',
  opensOn: 'Opens again by itself on',
  days: (zone: string) => `At the first minute of that day in ${zoneCity(zone)}.`,
  preview: 'What visitors will see',
  previews: { home: 'In place of the home page', elsewhere: 'Everywhere else' },
  save: 'Save',

  savedLabel: 'Saved',

  setVacationMode: 'Set Vacation Mode',
  keywords: 'holiday close pause shop',
} as const

/** In the audit trail, after the account’s name. */
export const vacationAudit = {
  changed: 'changed vacation mode',
} as const
