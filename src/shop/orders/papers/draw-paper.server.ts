/* Fonts are embedded. Knows nothing of orders. */
import { setImmediate } from 'node:timers/promises'
import PDFDocument from 'pdfkit'
import type { Composition } from '#shop/store/theme/compositions/composition.ts'
import type { TypefacePair } from '#shop/store/theme/theme.ts'
import { papersCopy } from './copy.ts'
import { drawFramed, type FramedPicture, type Pen } from './draw-framed.server.ts'
import { type SetPaper, setPaper, typesetter } from './faces.server.ts'
import type { Paper, PaperLine, PaperRow, SheetSize } from './paper.ts'
import type { FaceName } from './typefaces.server.ts'

type Sheet = InstanceType<typeof PDFDocument>

const margin = 54
const ink = '#1d2430'
const soft = '#565761'
const rule = '#b9ad97'
const red = '#a8321c'
const termWidth = 108

export interface PaperStyle {
  size: SheetSize
  pair: TypefacePair
  picture?: FramedPicture | null | undefined
  composition?: Composition
}

export interface Drawing {
  sheet: Sheet
  fontOf(face: FaceName, words: string): string
}

export interface Style {
  face: FaceName
  size: number
  colour: string
}

export async function canDraw(asked: Paper, pair: TypefacePair): Promise<boolean> {
  return (await setPaper(asked, pair)) !== null
}

/** Null when no typeface has one of its letters. */
export function drawPaper(asked: Paper, style: PaperStyle): Promise<Buffer | null> {
  return drawPapers([[asked]], style)
}

/** In this order; each entry's first paper that `canDraw` is drawn. Null: an entry has none. */
export async function drawPapers(
  entries: readonly (readonly Paper[])[],
  { size, pair, picture = null, composition = 'wall' }: PaperStyle,
): Promise<Buffer | null> {
  const typeset = await typesetter(pair)
  const papers: SetPaper[] = []
  for (const entry of entries) {
    const set = await firstSet(entry, typeset)
    if (!set) return null
    papers.push(set)
  }
  const [first] = papers
  if (!first) return null
  const sheet = new PDFDocument({
    size: size === 'A4' ? 'A4' : 'LETTER',
    margin,
    // None of the library's own fonts, which it would read from files.
    font: '',
    info: infoOf(first.paper),
    lang: 'en',
    displayTitle: true,
    bufferPages: true,
  })
  const chunks: Buffer[] = []
  sheet.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<void>((resolve) => sheet.on('end', resolve))
  for (const { paper, fonts, fontOf } of papers) {
    // Many papers take seconds: other requests are answered in between.
    await setImmediate()
    const before = paper === first.paper ? 0 : sheet.bufferedPageRange().count
    if (before > 0) sheet.addPage()
    for (const { name, bytes } of fonts) sheet.registerFont(name, bytes)
    const drawing = { sheet, fontOf }
    if (paper.framed === null) draw(drawing, paper)
    else {
      const framed = { ...paper, framed: paper.framed }
      drawFramed(penOf(drawing), framed, { picture, composition, pair })
    }
    drawPageNumbers(drawing, paper, before)
  }
  sheet.end()
  await done
  return Buffer.concat(chunks)
}

async function firstSet(
  entry: readonly Paper[],
  typeset: (paper: Paper) => Promise<SetPaper | null>,
): Promise<SetPaper | null> {
  for (const paper of entry) {
    const set = await typeset(paper)
    if (set) return set
  }
  return null
}

/** A program finds the signature here without reading the pages. */
function infoOf({ title, from, headline, proof }: Paper) {
  const signature = proof.find(({ term }) => term === papersCopy.terms.signature)?.words
  return {
    Title: [title, headline, from].filter(Boolean).join(' · '),
    Author: from,
    ...(signature === undefined ? {} : { Keywords: signature }),
  }
}

const penOf = (drawing: Drawing): Pen => ({
  ...drawing,
  write: (words, style, options) => write(drawing, words, style, options),
  rows: (rows, size) => drawRows(drawing, rows, size),
})

function draw(drawing: Drawing, paper: Paper): void {
  const { sheet } = drawing
  const across = { width: widthOf(sheet) }
  drawHead(drawing, paper)
  if (paper.to.length > 0) {
    sheet.moveDown(1.5)
    for (const line of paper.to) write(drawing, line, { face: 'text', size: 12, colour: ink })
  }
  if (paper.headline !== null) {
    sheet.moveDown(1.5)
    write(drawing, paper.headline, { face: 'display', size: 30, colour: ink }, across)
  }
  if (paper.stamp !== null) {
    sheet.moveDown(0.8)
    write(drawing, paper.stamp, { face: 'bold', size: 13, colour: red }, across)
  }
  drawRows(drawing, paper.facts, 10.5)
  drawLines(drawing, paper.lines)
  drawSums(drawing, paper.sums)
  if (paper.gift !== null) {
    sheet.moveDown(1.5)
    write(
      drawing,
      paper.gift,
      { face: 'display', size: 15, colour: ink },
      { ...across, lineGap: 3 },
    )
  }
  sheet.moveDown(1)
  for (const note of paper.notes) {
    write(drawing, note, { face: 'text', size: 10, colour: soft }, { ...across, lineGap: 1.5 })
    sheet.moveDown(0.4)
  }
  if (paper.link !== null) {
    const options = { ...across, link: paper.link }
    write(drawing, paper.link, { face: 'bold', size: 9.5, colour: ink }, options)
  }
  drawRows(drawing, paper.proof, 7)
}

function write(
  { sheet, fontOf }: Drawing,
  words: string,
  { face, size, colour }: Style,
  { top = sheet.y, left = margin, ...options }: PDFKit.Mixins.TextOptions & Position = {},
): void {
  const font = fontOf(face, words)
  sheet.font(font).fontSize(size).fillColor(colour)
  // The Japanese font leaves no room between lines.
  const lineGap = font === 'japanese' ? size * 0.25 : 0
  sheet.text(words, left, top, { lineGap, ...options })
}

export interface Position {
  top?: number
  left?: number
}

function drawHead(drawing: Drawing, { from, fromLines, title }: Paper): void {
  const { sheet } = drawing
  const width = widthOf(sheet)
  const top = sheet.y
  const right = { width, align: 'right', top: top + 7 } as const
  write(drawing, title, { face: 'bold', size: 11, colour: soft }, right)
  const left = { width: width * 0.65, top }
  write(drawing, from, { face: 'display', size: 20, colour: ink }, left)
  for (const line of fromLines) write(drawing, line, { face: 'text', size: 9.5, colour: soft })
  drawRule(sheet, 1.2, ink)
}

function drawRows(drawing: Drawing, rows: readonly PaperRow[], size: number): void {
  if (rows.length === 0) return
  const { sheet } = drawing
  const colour = size < 9 ? soft : ink
  sheet.moveDown(1.2)
  for (const { term, words } of rows) {
    const top = sheet.y
    write(drawing, term, { face: 'bold', size, colour }, { top, width: termWidth })
    const below = sheet.y
    const beside = { top, left: margin + termWidth, width: widthOf(sheet) - termWidth }
    write(drawing, words, { face: 'text', size, colour }, beside)
    sheet.y = Math.max(sheet.y, below) + size * 0.35
  }
  sheet.x = margin
}

function drawLines(drawing: Drawing, lines: readonly PaperLine[]): void {
  if (lines.length === 0) return
  const { sheet, fontOf } = drawing
  const strong = { face: 'bold', size: 11, colour: ink } as const
  sheet.moveDown(1)
  drawRule(sheet, 0.6)
  for (const { quantity, name, details, sum } of lines) {
    const beside = { left: margin + 40, width: widthOf(sheet) - 130 }
    sheet.font(fontOf('bold', name)).fontSize(strong.size)
    let height = sheet.heightOfString(name, beside)
    if (details !== '') {
      sheet.font(fontOf('text', details)).fontSize(10)
      height += sheet.heightOfString(details, beside)
    }
    if (sheet.y + height > sheet.page.height - margin) sheet.addPage()
    const top = sheet.y
    write(drawing, `${quantity} ×`, strong, { top, width: 36 })
    write(drawing, name, strong, { ...beside, top })
    if (details !== '') {
      write(drawing, details, { face: 'text', size: 10, colour: soft }, beside)
    }
    const below = sheet.y
    if (sum !== null) {
      const right = { top, width: widthOf(sheet), align: 'right' } as const
      write(drawing, sum, { face: 'text', size: 11, colour: ink }, right)
    }
    sheet.y = below
    drawRule(sheet, 0.6)
  }
}

function drawSums(drawing: Drawing, sums: readonly PaperRow[]): void {
  const { sheet } = drawing
  for (const { term, words, strong } of sums) {
    if (sheet.y > sheet.page.height - margin - 20) sheet.addPage()
    const top = sheet.y + 3
    const width = widthOf(sheet)
    const style = strong
      ? ({ face: 'bold', size: 12, colour: ink } as const)
      : ({ face: 'text', size: 10.5, colour: ink } as const)
    write(drawing, term, style, { top, width: width - 110, align: 'right' })
    const below = sheet.y
    write(drawing, words, style, { top, width, align: 'right' })
    sheet.y = Math.max(sheet.y, below)
  }
  sheet.x = margin
}

function drawPageNumbers(drawing: Drawing, { title, from, framed }: Paper, start: number): void {
  const { sheet } = drawing
  const count = sheet.bufferedPageRange().count - start
  if (count === 1) return
  // The sheet to frame has no number.
  for (let at = framed === null ? 0 : 1; at < count; at += 1) {
    sheet.switchToPage(start + at)
    // Text below the margin would begin a new sheet.
    sheet.page.margins.bottom = 0
    const top = sheet.page.height - margin * 0.7
    write(
      drawing,
      papersCopy.of(from, title, at + 1, count),
      { face: 'text', size: 9, colour: soft },
      { top, width: widthOf(sheet), align: 'right' },
    )
  }
}

function drawRule(sheet: Sheet, width: number, colour = rule): void {
  sheet.moveDown(0.5)
  const right = sheet.page.width - margin
  sheet.moveTo(margin, sheet.y).lineTo(right, sheet.y).lineWidth(width).strokeColor(colour).stroke()
  sheet.x = margin
  sheet.y += 7
}

const widthOf = (sheet: Sheet) => sheet.page.width - 2 * margin
