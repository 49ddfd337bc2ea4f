export const maxSocialLinks = 12

/** A web address or a `mailto:` link. */
export function isLink(value: string): boolean {
  return /^(https?:\/\/|mailto:)\S+$/i.test(value) && URL.canParse(value)
}

export function socialNetwork({ label, url }: { label: string; url: string }): string {
  const words = label.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  const known = ['instagram', 'pinterest', 'youtube', 'tiktok', 'mastodon', 'bluesky', 'facebook']
  return known.find((name) => words.includes(name) || url.toLowerCase().includes(name)) ?? words
}
