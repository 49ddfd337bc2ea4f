/* One sheet to frame; a second sheet holds the parts for machines. */
import { encode } from 'uqr'
import { type Composition, compositions } from '#shop/store/theme/compositions/composition.ts'
import { hasLowFigures, type TypefacePair } from '#shop/store/theme/theme.ts'
import { papersCopy } from './copy.ts'
import type { Drawing, Position, Style } from './draw-paper.server.ts'
import type { Paper, PaperRow } from './paper.ts'

export interface Pen extends Drawing {
  write(words: string, style: Style, options?: PDFKit.Mixins.TextOptions & Position): void
  rows(rows: readonly PaperRow[], size: number): void
}

type FramedPaper = Paper & { framed: NonNullable<Paper['framed']> }

/** The library's types lack it. */
interface OpensImages {
  openImage(bytes: Buffer): PDFKit.Mixins.ImageSrc & { width: number; height: number }
}

/* Points. */
const edge = 30
const margin = 54
const qrSide = 62
const mount = { wide: 330, high: 250 }
const ink = '#1d2430'
const soft = '#565761'
const rule = '#b9ad97'
const red = '#a8321c'
const pale = '#f1ebe0'

export interface FramedPicture {
  bytes: Uint8Array
  /** The picture's own background, as '#rrggbb'. */
  ground: string | null
}

export function drawFramed(
  pen: Pen,
  paper: FramedPaper,
  {
    picture,
    composition,
    pair,
  }: { picture: FramedPicture | null; composition: Composition; pair: TypefacePair },
): void {
  const { sheet } = pen
  const form = compositions[composition].sheet
  const across = { width: sheet.page.width - 2 * margin, align: form.align }
  const at = (words: string, style: Style, top: number) =>
    pen.write(words, style, { ...across, top })
  const high = roomFor(paper, form.number, sheet.page.height)
  if (form.mounted) drawFrame(pen)
  else if (picture) drawField(pen, picture, { high, line: form.line })
  at(
    paper.from,
    { face: 'display', size: 22, colour: ink },
    picture && !form.mounted ? sheet.y : 58,
  )
  at(paper.title, { face: 'bold', size: 9.5, colour: soft }, sheet.y + 4)
  if (picture && form.mounted) drawPicture(pen, picture, high)
  at(paper.framed.title, { face: 'display', size: 19, colour: ink }, sheet.y + 14)
  at(paper.framed.artist, { face: 'text', size: 11, colour: soft }, sheet.y + 3)
  const face = hasLowFigures(pair) ? 'text' : 'display'
  at(paper.headline ?? '', { face, size: form.number, colour: ink }, sheet.y + 8)
  if (paper.stamp !== null) {
    at(paper.stamp, { face: 'bold', size: 13, colour: red }, sheet.y + 4)
  }
  // The gap before the rows is a line of this size.
  sheet.fontSize(8.5)
  pen.rows(paper.facts, 8.5)
  drawFoot(pen, paper)
  drawSecond(pen, paper)
}

function drawFrame({ sheet }: Pen): void {
  for (const [inset, thick] of [
    [edge, 1.6],
    [edge + 5, 0.5],
  ] as const) {
    const { width, height } = sheet.page
    sheet.rect(inset, inset, width - 2 * inset, height - 2 * inset)
    sheet.lineWidth(thick).strokeColor(ink).stroke()
  }
}

/** Everything else on the sheet takes 420 points, and each fact a line. */
function roomFor({ facts, stamp }: FramedPaper, number: number, height: number): number {
  // A large number may take a second line.
  const larger = Math.max(0, number - 40) * 5
  const rest = 420 + facts.length * 14 + (stamp === null ? 0 : 22) + larger
  return Math.min(mount.high, height - rest)
}

/** As large as the room allows, in the middle between the sides. */
function sizeFor({ sheet }: Pen, { bytes }: FramedPicture, { wide, high }: typeof mount) {
  const image = (sheet as unknown as OpensImages).openImage(Buffer.from(bytes))
  const scale = Math.min(wide / image.width, high / image.height)
  const [width, height] = [image.width * scale, image.height * scale]
  return { image, width, height, left: (sheet.page.width - width) / 2 }
}

/** The picture's own background from edge to edge, on a line with room above. */
function drawField(
  pen: Pen,
  shown: FramedPicture,
  { high, line }: { high: number; line: boolean },
): void {
  const { sheet } = pen
  const wide = sheet.page.width
  const above = line ? margin : 0
  const { image, width, height, left } = sizeFor(pen, shown, { wide, high })
  const below = above + height
  sheet.rect(0, 0, wide, below).fill(shown.ground ?? pale)
  sheet.image(image, left, above, { width, height })
  if (line) sheet.moveTo(0, below).lineTo(wide, below).lineWidth(1.4).strokeColor(ink).stroke()
  sheet.y = below + 26
}

function drawPicture(pen: Pen, shown: FramedPicture, high: number): void {
  const { sheet } = pen
  const { image, width, height, left } = sizeFor(pen, shown, { ...mount, high })
  const top = sheet.y + 14
  sheet.image(image, left, top, { width, height })
  sheet.rect(left, top, width, height).lineWidth(0.4).strokeColor(rule).stroke()
  sheet.y = top + height
}

/** Seal, signature and QR code, in one line at the foot. */
function drawFoot(pen: Pen, { framed, link, from }: FramedPaper): void {
  const { sheet, write } = pen
  const { width, height } = sheet.page
  const middle = height - margin - 44
  drawSeal(pen, { x: margin + 50, y: middle }, framed.seal, from)
  const [left, right] = [margin + 130, width - margin - 100]
  sheet.moveTo(left, middle + 16).lineTo(right, middle + 16)
  sheet.lineWidth(0.8).strokeColor(ink).stroke()
  const below = { width: right - left, align: 'center', left, top: middle + 21 } as const
  write(papersCopy.signed(framed.artist), { face: 'text', size: 9, colour: soft }, below)
  if (link !== null) drawQr(pen, link, { x: width - margin - qrSide - 6, y: middle - 34 })
}

function drawQr({ sheet, write }: Pen, link: string, { x, y }: { x: number; y: number }): void {
  const { data, size } = encode(link, { border: 0 })
  const one = qrSide / size
  for (const [row, cells] of data.entries()) {
    for (const [column, dark] of cells.entries()) {
      // Slightly larger: readers show hairlines between neighbours.
      if (dark) sheet.rect(x + column * one, y + row * one, one + 0.05, one + 0.05)
    }
  }
  sheet.fillColor(ink).fill()
  sheet.link(x, y, qrSide, qrSide, link)
  const below = { left: x - 14, top: y + qrSide + 4, width: qrSide + 28, align: 'center' } as const
  write(papersCopy.lookUp, { face: 'text', size: 7, colour: soft }, below)
}

function drawSeal(
  { sheet, write, fontOf }: Pen,
  { x, y }: { x: number; y: number },
  words: string,
  name: string,
): void {
  for (const [radius, thick] of [
    [42, 1.4],
    [39, 0.5],
    [26, 0.5],
  ] as const) {
    sheet.circle(x, y, radius).lineWidth(thick).strokeColor(red).stroke()
  }
  const size = words.length > 6 ? 9 : 13
  const middle = { left: x - 26, top: y - size * 0.62, width: 52, align: 'center' } as const
  write(words, { face: 'bold', size, colour: red }, middle)
  const letters = [...`${name} · `]
  const times = Math.max(1, Math.round(34 / letters.length))
  const all = Array.from({ length: times }, () => letters).flat()
  const step = 360 / all.length
  sheet
    .font(fontOf('bold', name))
    .fontSize(Math.min(8, step * 0.75))
    .fillColor(red)
  for (const [at, letter] of all.entries()) {
    sheet.save().rotate(at * step, { origin: [x, y] })
    sheet.text(letter, x - 8, y - 36.5, { width: 16, align: 'center', lineBreak: false }).restore()
  }
}

function drawSecond(pen: Pen, { notes, link, proof, from, title }: FramedPaper): void {
  const { sheet, write } = pen
  sheet.addPage()
  const across = { width: sheet.page.width - 2 * margin }
  write(`${from} · ${title}`, { face: 'bold', size: 11, colour: ink }, across)
  sheet.moveDown(1)
  for (const note of notes) {
    write(note, { face: 'text', size: 10, colour: soft }, { ...across, lineGap: 1.5 })
    sheet.moveDown(0.4)
  }
  if (link !== null) write(link, { face: 'bold', size: 9.5, colour: ink }, { ...across, link })
  pen.rows(proof, 7)
}
