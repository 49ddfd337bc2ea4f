import type { Schemas } from '#web/ui/hooks/api.ts'

type State = Schemas['ShopSentence']['state']

export const wordsCopy = {
  lead: 'A new shop comes with texts. These are all of them, as visitors and buyers read them now. Keep, change or leave out each text.',
  open: (count: number) =>
    count === 0 ? 'You have decided on all of them.' : `${count} still to decide`,
  keepRest: 'Keep all the rest as they are',
  failed: 'nothing was changed. try again?',
  groups: {
    alone: 'On pages, in emails and on documents',
    shipping: 'Page “Shipping and returns”',
    privacy: 'Page “Privacy”',
    terms: 'Page “Terms”',
  },
  ownPage: 'You wrote this page yourself: it says what you wrote.',
  ownPageLink: 'Edit this page',
  part: (place: number) => `Part ${place}`,
  states: {
    open: 'not decided',
    kept: 'kept',
    changed: 'changed',
    left_out: 'left out',
  } satisfies Record<State, string>,
  silent: 'Your settings leave this empty now.',
  keep: 'Keep',
  back: 'Restore the first text',
  change: 'Change',
  leaveOut: 'Leave out',
  needed: 'This can’t be empty.',
  own: 'Your own words',
  save: 'Save this text',
  cancel: 'Leave it as it is',
  braces: 'Words in braces are filled in by the shop.',
  fixedLead:
    'These stay as they are. They are a law’s own words, or say what the shop does at that moment.',
  fixed: {
    law: 'Words of the law',
    mails: 'Emails to buyers',
    working: 'Messages while the shop works',
  },
} as const
