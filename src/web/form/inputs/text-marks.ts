/** A text and its selection. */
export interface MarkedText {
  text: string
  from: number
  to: number
}

/** Puts stars around the selected words of each line, or removes existing stars. */
export function markItalic({ text, from, to }: MarkedText, sample: string): MarkedText {
  const [before, after] = [text.slice(0, from), text.slice(to)]
  if (before.endsWith('*') && after.startsWith('*')) {
    return {
      text: before.slice(0, -1) + text.slice(from, to) + after.slice(1),
      from: from - 1,
      to: to - 1,
    }
  }
  const chosen = text.slice(from, to).trim() === '' ? sample : text.slice(from, to)
  const marked = chosen
    .split('\n')
    .map((line) =>
      line.replace(/^(\s*)(.*?)(\s*)$/, (_, lead, words, tail) =>
        words === '' ? lead + tail : `${lead}*${words.replaceAll('*', '')}*${tail}`,
      ),
    )
    .join('\n')
  const isOne = marked.startsWith('*') && marked.endsWith('*') && !marked.includes('\n')
  const inner = isOne ? 1 : 0
  return {
    text: before + marked + after,
    from: from + inner,
    to: from + marked.length - inner,
  }
}

/** Puts `words` in the place of the selected ones. */
export function insertWords({ text, from, to }: MarkedText, words: string): MarkedText {
  const end = from + words.length
  return { text: text.slice(0, from) + words + text.slice(to), from: end, to: end }
}

/** Links the selected words, or the sample, to the address. */
export function markLink(
  { text, from, to }: MarkedText,
  address: string,
  sample: string,
): MarkedText {
  const words =
    text
      .slice(from, to)
      .replace(/[[\]\n]+/g, ' ')
      .trim() || sample
  const whole = `[${words}](${address.replace(/[\s()]/g, inPercents)})`
  return { text: text.slice(0, from) + whole + text.slice(to), from, to: from + whole.length }
}

const inPercents = (sign: string) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`
