/*
 * Reads as much of Markdown as the owner's documentation is written in: a title, headings,
 * paragraphs, lists, bold words, and links between its pages. Anything else stays the words that it is.
 */

/** A run of text. `page`: the page of the documentation that it leads to, by its file's name. */
export interface Run {
  text: string
  strong?: true
  page?: string
}

export type HelpBlock =
  | { kind: 'heading'; runs: Run[] }
  | { kind: 'paragraph'; runs: Run[] }
  | { kind: 'list'; items: Run[][] }
  | { kind: 'steps'; items: Run[][] }

export interface HelpText {
  title: string
  blocks: HelpBlock[]
}

const marks: [RegExp, HelpBlock['kind'] | 'title'][] = [
  [/^# +(.+)$/, 'title'],
  [/^#{2,} +(.+)$/, 'heading'],
  [/^- +(.+)$/, 'list'],
  [/^\d+\. +(.+)$/, 'steps'],
]

/** A page's text as a title and blocks, in order. */
export function readHelp(text: string): HelpText {
  const read: HelpText = { title: '', blocks: [] }
  for (const whole of unwrapped(text)) {
    const [kind, words] = marked(whole)
    const last = read.blocks.at(-1)
    if (kind === 'title') read.title = words
    else if (kind === 'heading' || kind === 'paragraph') {
      if (words !== '') read.blocks.push({ kind, runs: runsOf(words) })
    } else if (last?.kind === kind) last.items.push(runsOf(words))
    else read.blocks.push({ kind, items: [runsOf(words)] })
  }
  return read
}

/** A text's headings, paragraphs and items of lists, each on one line; empty where one ends. */
function unwrapped(text: string): string[] {
  const whole: string[] = []
  for (const line of text.split(/\r?\n/).map((each) => each.trim())) {
    const last = whole.at(-1)
    const goesOn = line !== '' && last && !last.startsWith('#') && marked(line)[0] === 'paragraph'
    if (goesOn) whole[whole.length - 1] = `${last} ${line}`
    else whole.push(line)
  }
  return whole
}

function marked(line: string): [HelpBlock['kind'] | 'title', string] {
  for (const [mark, kind] of marks) {
    const words = mark.exec(line)?.[1]
    if (words !== undefined) return [kind, words]
  }
  return ['paragraph', line]
}

/** A line's bold words and links. */
function runsOf(line: string): Run[] {
  const runs: Run[] = []
  let from = 0
  for (const match of line.matchAll(/\*\*([^*]+)\*\*|\[([^\]]+)\]\(([a-z-]+)\.md\)/g)) {
    if (match.index > from) runs.push({ text: line.slice(from, match.index) })
    const [whole, strong, words, page] = match
    if (strong !== undefined) runs.push({ text: strong, strong: true })
    else runs.push({ text: words ?? '', page: page ?? '' })
    from = match.index + whole.length
  }
  if (from < line.length) runs.push({ text: line.slice(from) })
  return runs
}
