/*
 * The typefaces of papers: those of the look's pair, and others where they lack a letter. Files are read
 * when a paper is drawn, the Japanese one only when a letter asks for it.
 */
import { brotliDecompressSync } from 'node:zlib'
import type { TypefacePair } from '#shop/look/look.ts'
import type { Paper } from './paper.ts'

/** A TrueType font and the code points that it has: in ranges with both ends, or one alone. */
interface FontFile {
  font: {
    /** In base64. */
    bytes: string
    ranges: number[][]
    /** In Brotli, too. */
    packed?: boolean
  }
}

interface Face {
  /** What a PDF calls it. */
  name: string
  bytes: Buffer
  has(words: string): boolean
}

export type FaceName = 'display' | 'text' | 'bold'

/** By what they are used for, in the order in which they are asked for a letter. */
type Faces = Record<FaceName, Face[]>

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

/** A typeface of a pair as the bytes of a TrueType file. */
export async function typefaceFile(pair: TypefacePair, face: FaceName): Promise<Buffer> {
  const [display, text, bold] = files[pair]()
  return faceOf(face, await { display, text, bold }[face]).bytes
}

async function facesOf(pair: TypefacePair): Promise<Faces> {
  const [display, text, bold] = await Promise.all(files[pair]())
  // The same two for every pair: Greek and Cyrillic letters, and those of most of Europe.
  const [wideText, wideBold] = await Promise.all([
    import('./fonts/source-serif-4-400.ts'),
    import('./fonts/source-serif-4-700.ts'),
  ])
  const wide = faceOf('wide', wideText)
  return {
    display: [faceOf('display', display), wide],
    text: [faceOf('text', text), wide],
    bold: [faceOf('bold', bold), faceOf('wide bold', wideBold)],
  }
}

/** The same with Japanese letters. */
async function withJapanese(faces: Faces): Promise<Faces> {
  const japanese = faceOf('japanese', await import('./fonts/biz-udpgothic-400.ts'))
  const { display, text, bold } = faces
  return {
    display: [...display, japanese],
    text: [...text, japanese],
    bold: [...bold, japanese],
  }
}

function faceOf(name: string, { font: { bytes, ranges, packed } }: FontFile): Face {
  const has = (code: number) => ranges.some(([from = 0, to = from]) => code >= from && code <= to)
  const file = Buffer.from(bytes, 'base64')
  return {
    name,
    bytes: packed ? brotliDecompressSync(file) : file,
    has: (words) =>
      [...words].every((letter) => letter === '\n' || has(letter.codePointAt(0) ?? 0)),
  }
}

/** A paper, the fonts that it is set in, and which of them some words of it are. */
interface SetPaper {
  paper: Paper
  fonts: { name: string; bytes: Buffer }[]
  fontOf(face: FaceName, words: string): string
}

/**
 * Sets a paper in a pair: in the first typeface that has all of its letters, else each line in the first
 * that has the line's. Null: a line has letters of several, or one that none here has.
 */
export async function setPaper(asked: Paper, pair: TypefacePair): Promise<SetPaper | null> {
  const paper = mapStrings(asked, (words) => words.normalize('NFC').replace(/\r\n?/g, '\n'))
  const own = await facesOf(pair)
  return setIn(paper, own) ?? setIn(paper, await withJapanese(own))
}

function setIn(paper: Paper, faces: Faces): SetPaper | null {
  const every = stringsIn(paper)
  if (!every.every((words) => faces.text.some(({ has }) => has(words)))) return null
  const large = [paper.from, paper.headline, paper.gift].filter((words) => words !== null)
  const chosen = (face: FaceName) => {
    const all = (face === 'display' ? large : every).join('')
    return faces[face].find(({ has }) => has(all))
  }
  const whole = { display: chosen('display'), text: chosen('text'), bold: chosen('bold') }
  return {
    paper,
    fonts: Object.values(faces).flat(),
    fontOf(face, words) {
      const found = whole[face] ?? faces[face].find(({ has }) => has(words))
      if (!found) throw new Error(`No typeface has the letters of '${words}'.`)
      return found.name
    },
  }
}

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
