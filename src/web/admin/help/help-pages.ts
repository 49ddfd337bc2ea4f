/* The files of docs/owner, in the list's order. */
export const helpPages = [
  'opening',
  'demo',
  'words-and-pages',
  'theme',
  'adding-a-piece',
  'galleries',
  'drops',
  'shipping',
  'law',
  'payments',
  'test-orders',
  'printer',
  'mail',
  'pictures',
  'address',
  'orders',
  'profit',
  'refunds',
  'vacation',
  'staff',
  'passwords',
  'notifications',
  'backups',
  'imports',
  'check-up',
] as const
export type HelpPage = (typeof helpPages)[number]

const texts = import.meta.glob<string>('/docs/owner/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})

export function helpText(page: HelpPage): string {
  return texts[`/docs/owner/${page}.md`] ?? ''
}

export function helpHeadings(page: HelpPage): string[] {
  return [...helpText(page).matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading)
}
