const networks: readonly { name: RegExp; before: string }[] = [
  { name: /instagram/i, before: 'https://www.instagram.com/' },
  { name: /threads/i, before: 'https://www.threads.com/@' },
  { name: /tiktok|tik tok/i, before: 'https://www.tiktok.com/@' },
  { name: /youtube/i, before: 'https://www.youtube.com/@' },
  { name: /pinterest/i, before: 'https://www.pinterest.com/' },
  { name: /facebook/i, before: 'https://www.facebook.com/' },
  { name: /bluesky/i, before: 'https://bsky.app/profile/' },
  { name: /^x$|twitter/i, before: 'https://x.com/' },
]

/** 'www.example.com' gets its https, '@handle' its network's address, 'me@example.com' mailto. */
export function wholeAddress(typed: string, name = ''): string {
  const text = typed.trim().replace(/^https?:\/\/(?=@|https?:)/i, '')
  const handle = /^@([\w.-]+)$/.exec(text)?.[1]
  const elsewhere = /^@([\w.-]+)@([\w-]+(?:\.[\w-]+)+)$/.exec(text)
  if (elsewhere) return `https://${elsewhere[2]}/@${elsewhere[1]}`
  if (handle !== undefined) {
    const network = networks.find((each) => each.name.test(name.trim()))
    return network ? `${network.before}${handle}` : text
  }
  if (/^[^\s@/:]+@[\w-]+(\.[\w-]+)+$/.test(text)) return `mailto:${text}`
  return /^[\w-]+(\.[\w-]+)*\.[a-z]{2,}(?:[/?#]\S*)?$/i.test(text) ? `https://${text}` : text
}
