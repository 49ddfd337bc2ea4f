/* Reads font files when a paper is drawn, and the Japanese font only for a letter that needs it. */
import { create, type Font } from 'fontkit'
import { unbroken } from '#shop/catalogue/products/product.ts'
import type { TypefacePair } from '#shop/store/theme/theme.ts'
import type { Paper } from './paper.ts'
import { type FaceName, readTypeface, typefaceFiles } from './typefaces.server.ts'

interface Face {
  name: string
  bytes: Buffer
  has(words: string): boolean
}

type Faces = Record<FaceName, Face[]>

async function facesOf(pair: TypefacePair): Promise<Faces> {
  // Every pair shares the two wide faces: Greek, Cyrillic and most European letters.
  const [display, text, bold, wide, wideBold] = await Promise.all([
    faceOf('display', typefaceFiles[pair].display),
    faceOf('text', typefaceFiles[pair].text),
    faceOf('bold', typefaceFiles[pair].bold),
    faceOf('wide', 'source-serif-4-400'),
    faceOf('wideBold', 'source-serif-4-700'),
  ])
  return { display: [display, wide], text: [text, wide], bold: [bold, wideBold] }
}

async function withJapanese({ display, text, bold }: Faces): Promise<Faces> {
  const japanese = await faceOf('japanese', 'biz-udpgothic-400')
  return {
    display: [...display, japanese],
    text: [...text, japanese],
    bold: [...bold, japanese],
  }
}

async function faceOf(name: string, file: string): Promise<Face> {
  const bytes = await readTypeface(file)
  const font = create(bytes) as Font
  const has = (letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
  return {
    name,
    bytes,
    has: (words) => [...words].every((letter) => letter === '\n' || has(letter)),
  }
}

export interface SetPaper {
  paper: Paper
  fonts: { name: string; bytes: Buffer }[]
  fontOf(face: FaceName, words: string): string
}

/** The first typeface with all letters, else the first for each line. Null: no such typeface. */
export async function setPaper(asked: Paper, pair: TypefacePair): Promise<SetPaper | null> {
  return (await typesetter(pair))(asked)
}

/** Reads each file once for many papers. */
export async function typesetter(
  pair: TypefacePair,
): Promise<(asked: Paper) => Promise<SetPaper | null>> {
  const own = await facesOf(pair)
  let wider: Promise<Faces> | undefined
  return async (asked) => {
    const paper = mapStrings(asked, (words) =>
      unbroken(words.normalize('NFC').replace(/\r\n?/g, '\n')),
    )
    const found = setIn(paper, own)
    if (found) return found
    wider ??= withJapanese(own)
    return setIn(paper, await wider)
  }
}

function setIn(paper: Paper, faces: Faces): SetPaper | null {
  const every = stringsIn(paper)
  if (!every.every((words) => faces.text.some(({ has }) => has(words)))) return null
  const { from, headline, gift, framed } = paper
  const large = [from, headline, gift, framed?.title, framed?.artist].filter(
    (words) => words != null,
  )
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
