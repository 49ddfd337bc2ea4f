/** Whether something is an address that a page may link to: a website's, or a mailbox'. */
export function isLink(value: string): boolean {
  return /^(https?:\/\/|mailto:)\S+$/i.test(value) && URL.canParse(value)
}

/** Whether something names a time zone, 'America/Chicago'. */
export function isTimeZone(value: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value })
    return value !== ''
  } catch {
    return false
  }
}

/** The network that a link leads to, for pages that ask for one of them: 'instagram'. */
export function networkOf({ label, url }: { label: string; url: string }): string {
  const words = label.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  const known = ['instagram', 'pinterest', 'youtube', 'tiktok', 'mastodon', 'bluesky', 'facebook']
  return known.find((name) => words.includes(name) || url.toLowerCase().includes(name)) ?? words
}
