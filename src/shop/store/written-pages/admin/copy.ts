export const writtenPagesAdminCopy = {
  pages: 'Pages',
  saved: {
    shipping: 'Signed, sealed, and soon delivered. The page is up!',
    privacy: 'No secrets. The page is up!',
    terms: 'Fine print, finely printed. The page is up!',
  },
  notSaved: 'nothing was saved. try again?',
  intro:
    'What the law and good manners ask for. The first texts say what this shop truly does; read them once, and make them yours.',
  write: 'Write',
  howWrite: 'How to write it',
  paragraphHint: 'A blank line begins a new paragraph.',
  headingHint: 'A line that begins with # and a space is a heading.',
  listHint: 'Lines that begin with - and a space are a list.',
  linkHint: 'Web and e-mail addresses become links by themselves.',
  filledHint: 'These words are filled in by the shop, so that they are always true:',
  howItLooks: 'How it looks',
  nothingYet: 'Nothing yet.',
  theText: 'The text',
  seeShop: 'See it in the shop',
} as const
