/*
 * Plain text with three marks: a blank line ends a paragraph, `*words*` are emphasised,
 * `[words](https://…)` is a link. HTML tags have no meaning. Safe in a browser.
 */
export const longestStory = 5000

export type StoryPart =
  | { kind: 'text'; text: string }
  | { kind: 'emphasis'; text: string }
  | { kind: 'link'; text: string; href: string }

/** '\n' in its texts separates lines. */
export type StoryParagraph = readonly StoryPart[]

const marks = /\[([^[\]\n]{1,200})\]\(([^\s()]{1,500})\)|\*([^*\n]{1,500})\*/g

export function readStory(text: string): StoryParagraph[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n[\t ]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map(readParagraph)
}

function readParagraph(text: string): StoryParagraph {
  const parts: StoryPart[] = []
  let plain = ''
  let read = 0
  for (const match of text.matchAll(marks)) {
    const [whole, words, address, emphasised] = match
    plain += text.slice(read, match.index)
    read = match.index + whole.length
    const part = emphasised === undefined ? linkOf(words, address) : emphasisOf(emphasised)
    if (!part) {
      plain += whole
      continue
    }
    if (plain) parts.push({ kind: 'text', text: plain })
    plain = ''
    parts.push(part)
  }
  plain += text.slice(read)
  return plain ? [...parts, { kind: 'text', text: plain }] : parts
}

/** A single star beside a space is literal: '3 * 4 * 5'. */
function emphasisOf(text: string): StoryPart | null {
  return /^\s|\s$/.test(text) ? null : { kind: 'emphasis', text }
}

/** Null for an address that is neither of the web nor of e-mail: its text stays as typed. */
function linkOf(text = '', address = ''): StoryPart | null {
  if (!/^(?:https?:\/\/|mailto:)/i.test(address) || !URL.canParse(address)) return null
  const { protocol, href } = new URL(address)
  return ['http:', 'https:', 'mailto:'].includes(protocol) ? { kind: 'link', text, href } : null
}
