/* Other Markdown, above all HTML, stays plain text. */
import { lexer, type Token, type Tokens } from 'marked'

export interface TextRun {
  text: string
  strong?: true
  page?: string
}

export type HelpBlock =
  | { kind: 'heading'; runs: TextRun[] }
  | { kind: 'paragraph'; runs: TextRun[] }
  | { kind: 'list'; items: TextRun[][] }
  | { kind: 'steps'; items: TextRun[][] }

export interface HelpText {
  title: string
  blocks: HelpBlock[]
}

export function readHelp(text: string): HelpText {
  const read: HelpText = { title: '', blocks: [] }
  for (const token of lexer(text)) {
    if (token.type === 'heading' && token.depth === 1) read.title = token.text
    else if (token.type !== 'space') read.blocks.push(blockOf(token))
  }
  return read
}

function blockOf(token: Token): HelpBlock {
  if (token.type === 'list') {
    const items: TextRun[][] = token.items.map((item: Token) => runsIn(item))
    return { kind: token.ordered ? 'steps' : 'list', items }
  }
  return { kind: token.type === 'heading' ? 'heading' : 'paragraph', runs: runsIn(token) }
}

function runsIn(block: Token): TextRun[] {
  const runs: TextRun[] = []
  for (const run of childTokens(block).map(textRun)) {
    const last = runs.at(-1)
    if (last && isPlain(last) && isPlain(run)) last.text += run.text
    else runs.push(run)
  }
  return runs
}

const isPlain = (run: TextRun) => !run.strong && run.page === undefined

function childTokens(token: Token): Token[] {
  if (!('tokens' in token) || !token.tokens) return [token]
  return token.tokens.flatMap((part) => (part.type === 'text' ? childTokens(part) : [part]))
}

function textRun(token: Tokens.Generic): TextRun {
  const page = token.type === 'link' ? /^([a-z-]+)\.md$/.exec(token.href)?.[1] : undefined
  if (page !== undefined) return { text: oneLine(token.text), page }
  if (token.type === 'strong') return { text: oneLine(token.text), strong: true }
  return { text: oneLine(token.raw) }
}

const oneLine = (text: string) => text.replaceAll(/\s*\n\s*/g, ' ')
