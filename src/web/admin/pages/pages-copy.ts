import type { PageName } from '#shop/settings/pages.ts'

export const pagesCopy = {
  saved: {
    shipping: 'Signed, sealed, and soon delivered. The page is up!',
    privacy: 'No secrets. The page is up!',
    terms: 'Fine print, finely printed. The page is up!',
  } satisfies Record<PageName, string>,
  failed: 'the ink ran. nothing was saved, try again?',
  lead: 'What the law and good manners ask for. The first texts say what this shop truly does; read them once, and make them yours.',
  write: 'Write',
  how: 'How to write it',
  blank: 'A blank line begins a new paragraph.',
  heading: 'A line that begins with # and a space is a heading.',
  item: 'Lines that begin with - and a space are a list.',
  links: 'Web and e-mail addresses become links by themselves.',
  words: 'These words are filled in by the shop, so that they are always true:',
  preview: 'How it looks',
  empty: 'Nothing yet.',
} as const
