/*
 * The typefaces of papers: those of the look's pair, and another where they lack a letter. Files are read
 * when a paper is drawn; what none of them has is told.
 */
import type { TypefacePair } from '#shop/look/look.ts'
import type { Paper } from './paper.ts'

/** A TrueType font and the code points that it has, in ranges with both ends. */
interface FontFile {
  font: { bytes: string; ranges: number[][] }
}

interface Face {
  bytes: Buffer
  has(words: string): boolean
}

type FaceName = 'display' | 'text' | 'bold'

interface Faces {
  own: Record<FaceName, Face>
  /** With Greek and Cyrillic letters too. */
  wide: { text: Face; bold: Face }
}

type Files = [display: Promise<FontFile>, text: Promise<FontFile>, bold: Promise<FontFile>]

const files: Record<TypefacePair, () => Files> = {
  'fraunces-karla': () => [
    import('./fonts/fraunces-500.ts'),
    import('./fonts/karla-400.ts'),
    import('./fonts/karla-700.ts'),
  ],
  'young-serif-instrument-sans': () => [
    import('./fonts/young-serif-400.ts'),
    import('./fonts/instrument-sans-400.ts'),
    import('./fonts/instrument-sans-700.ts'),
  ],
  'fredoka-nunito': () => [
    import('./fonts/fredoka-500.ts'),
    import('./fonts/nunito-400.ts'),
    import('./fonts/nunito-700.ts'),
  ],
  'bricolage-source-serif': () => [
    import('./fonts/bricolage-grotesque-600.ts'),
    import('./fonts/source-serif-4-400.ts'),
    import('./fonts/source-serif-4-700.ts'),
  ],
  'cormorant-figtree': () => [
    import('./fonts/cormorant-600.ts'),
    import('./fonts/figtree-400.ts'),
    import('./fonts/figtree-700.ts'),
  ],
  'courier-prime-work-sans': () => [
    import('./fonts/courier-prime-400.ts'),
    import('./fonts/work-sans-400.ts'),
    import('./fonts/work-sans-700.ts'),
  ],
}

async function facesOf(pair: TypefacePair): Promise<Faces> {
  const [display, text, bold] = await Promise.all(files[pair]())
  // The same two for every pair: they have what text needs, and the letters of most of Europe.
  const [wideText, wideBold] = await Promise.all([
    import('./fonts/source-serif-4-400.ts'),
    import('./fonts/source-serif-4-700.ts'),
  ])
  return {
    own: { display: faceOf(display), text: faceOf(text), bold: faceOf(bold) },
    wide: { text: faceOf(wideText), bold: faceOf(wideBold) },
  }
}

function faceOf({ font: { bytes, ranges } }: FontFile): Face {
  const has = (code: number) => ranges.some(([from = 0, to = 0]) => code >= from && code <= to)
  return {
    bytes: Buffer.from(bytes, 'base64'),
    has: (words) =>
      [...words].every((letter) => letter === '\n' || has(letter.codePointAt(0) ?? 0)),
  }
}

/** A paper in the typefaces' letters, and the bytes of those that it is set in. */
interface SetPaper {
  paper: Paper
  fonts: Record<FaceName, Buffer>
}

/**
 * Sets a paper in a pair, or in the wide typeface where the pair lacks one of its letters. A letter that
 * no typeface here has is a question mark, and a note says so.
 */
export async function setPaper(asked: Paper, pair: TypefacePair): Promise<SetPaper> {
  const { own, wide } = await facesOf(pair)
  const paper = lettersOf(asked, wide.text)
  const large = [paper.from, paper.headline, paper.gift].filter((words) => words !== null).join('')
  const all = stringsIn(paper).join('')
  return {
    paper,
    fonts: {
      display: (own.display.has(large) ? own.display : wide.text).bytes,
      text: (own.text.has(all) ? own.text : wide.text).bytes,
      bold: (own.bold.has(all) ? own.bold : wide.bold).bytes,
    },
  }
}

function lettersOf(asked: Paper, { has }: Face): Paper {
  const letters = (words: string) =>
    [...words.normalize('NFC')].map((each) => (has(each) ? each : '?')).join('')
  const paper = mapStrings(asked, letters)
  const isWhole = stringsIn(asked).every((words) => has(words.normalize('NFC')))
  return isWhole ? paper : { ...paper, notes: [...paper.notes, missingLetters] }
}

const missingLetters =
  'A question mark stands for each letter that this sheet’s typefaces don’t have. The same paper as a page has them all.'

function mapStrings<T>(value: T, change: (words: string) => string): T {
  return JSON.parse(JSON.stringify(value), (_, each: unknown) =>
    typeof each === 'string' ? change(each) : each,
  ) as T
}

function stringsIn(paper: Paper): string[] {
  const found: string[] = []
  mapStrings(paper, (words) => {
    found.push(words)
    return words
  })
  return found
}
