/*
 * Draws a paper as a PDF of one sheet, or of more where it has many lines. Fonts are embedded. Knows
 * nothing of orders.
 */
import PDFDocument from 'pdfkit'
import type { TypefacePair } from '#shop/look/look.ts'
import { setPaper } from './faces.server.ts'
import type { Paper, PaperLine, PaperRow, SheetSize } from './paper.ts'

type Sheet = InstanceType<typeof PDFDocument>

const margin = 54
const ink = '#1d2430'
const soft = '#565761'
const rule = '#b9ad97'
const red = '#a8321c'
const termWidth = 108

/** What a paper is drawn on, and in which typefaces. */
export interface PaperStyle {
  size: SheetSize
  pair: TypefacePair
}

/** The bytes of a PDF. */
export async function drawPaper(asked: Paper, { size, pair }: PaperStyle): Promise<Buffer> {
  const { paper, fonts } = await setPaper(asked, pair)
  const sheet = new PDFDocument({
    size: size === 'A4' ? 'A4' : 'LETTER',
    margin,
    // None of the library's own: they would be read from files.
    font: '',
    info: infoOf(asked),
    lang: 'en',
    displayTitle: true,
  })
  const chunks: Buffer[] = []
  sheet.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<void>((resolve) => sheet.on('end', resolve))
  for (const [name, bytes] of Object.entries(fonts)) sheet.registerFont(name, bytes)
  draw(sheet, paper)
  sheet.end()
  await done
  return Buffer.concat(chunks)
}

/** What a reader lists of the file, and the signature where a program finds it without a reader. */
function infoOf({ title, from, headline, proof }: Paper) {
  const signature = proof.find(({ term }) => term === 'Signature')?.words
  return {
    Title: [title, headline, from].filter(Boolean).join(' · '),
    Author: from,
    ...(signature === undefined ? {} : { Keywords: signature }),
  }
}

function draw(sheet: Sheet, paper: Paper): void {
  drawHead(sheet, paper)
  if (paper.to.length > 0) {
    sheet.moveDown(1.5).font('text').fontSize(12).fillColor(ink)
    for (const line of paper.to) sheet.text(line, margin)
  }
  if (paper.headline !== null) {
    sheet.moveDown(1.5).font('display').fontSize(30).fillColor(ink)
    sheet.text(paper.headline, margin, sheet.y, { width: widthOf(sheet) })
  }
  if (paper.stamp !== null) {
    sheet.moveDown(0.3).font('bold').fontSize(13).fillColor(red)
    sheet.text(paper.stamp, margin, sheet.y, { width: widthOf(sheet) })
  }
  drawRows(sheet, paper.facts, 10.5)
  drawLines(sheet, paper.lines)
  drawSums(sheet, paper.sums)
  if (paper.gift !== null) {
    sheet.moveDown(1.5).font('display').fontSize(15).fillColor(ink)
    sheet.text(paper.gift, margin, sheet.y, { width: widthOf(sheet), lineGap: 3 })
  }
  sheet.moveDown(1)
  for (const note of paper.notes) {
    sheet.font('text').fontSize(10).fillColor(soft)
    sheet.text(note, margin, sheet.y, { width: widthOf(sheet), lineGap: 1.5 }).moveDown(0.4)
  }
  if (paper.link !== null) {
    sheet.font('bold').fontSize(9.5).fillColor(ink)
    sheet.text(paper.link, margin, sheet.y, { link: paper.link, width: widthOf(sheet) })
  }
  drawRows(sheet, paper.proof, 7)
}

function drawHead(sheet: Sheet, { from, fromLines, title }: Paper): void {
  const right = { width: widthOf(sheet), align: 'right' } as const
  const top = sheet.y
  sheet
    .font('bold')
    .fontSize(11)
    .fillColor(soft)
    .text(title, margin, top + 7, right)
  sheet.font('display').fontSize(20).fillColor(ink)
  sheet.text(from, margin, top, { width: widthOf(sheet) * 0.65 })
  sheet.font('text').fontSize(9.5).fillColor(soft)
  for (const line of fromLines) sheet.text(line, margin)
  drawRule(sheet, 1.2, ink)
}

function drawRows(sheet: Sheet, rows: readonly PaperRow[], size: number): void {
  if (rows.length === 0) return
  sheet.moveDown(1.2)
  for (const { term, words } of rows) {
    const top = sheet.y
    sheet
      .font('bold')
      .fontSize(size)
      .fillColor(size < 9 ? soft : ink)
    sheet.text(term, margin, top, { width: termWidth })
    const below = sheet.y
    const width = widthOf(sheet) - termWidth
    sheet.font('text').text(words, margin + termWidth, top, { width })
    sheet.y = Math.max(sheet.y, below) + size * 0.35
  }
  sheet.x = margin
}

function drawLines(sheet: Sheet, lines: readonly PaperLine[]): void {
  if (lines.length === 0) return
  sheet.moveDown(1)
  drawRule(sheet, 0.6)
  for (const { quantity, name, details, sum } of lines) {
    const width = widthOf(sheet) - 130
    sheet.font('bold').fontSize(11)
    const height = sheet.heightOfString(name, { width }) + (details === '' ? 0 : 14)
    if (sheet.y + height > sheet.page.height - margin) sheet.addPage()
    const top = sheet.y
    sheet.fillColor(ink).text(`${quantity} ×`, margin, top, { width: 36 })
    sheet.text(name, margin + 40, top, { width })
    if (details !== '') {
      sheet
        .font('text')
        .fontSize(10)
        .fillColor(soft)
        .text(details, margin + 40, sheet.y, { width })
    }
    const below = sheet.y
    if (sum !== null) {
      sheet.font('text').fontSize(11).fillColor(ink)
      sheet.text(sum, margin, top, { width: widthOf(sheet), align: 'right' })
    }
    sheet.y = below
    drawRule(sheet, 0.6)
  }
}

function drawSums(sheet: Sheet, sums: readonly PaperRow[]): void {
  for (const { term, words, strong } of sums) {
    if (sheet.y > sheet.page.height - margin - 20) sheet.addPage()
    const top = sheet.y + 3
    const width = widthOf(sheet)
    sheet.font(strong ? 'bold' : 'text').fontSize(strong ? 12 : 10.5)
    sheet.fillColor(ink).text(term, margin, top, { width: width - 110, align: 'right' })
    const below = sheet.y
    sheet.text(words, margin, top, { width, align: 'right' })
    sheet.y = Math.max(sheet.y, below)
  }
  sheet.x = margin
}

function drawRule(sheet: Sheet, width: number, colour = rule): void {
  sheet.moveDown(0.5)
  const right = sheet.page.width - margin
  sheet.moveTo(margin, sheet.y).lineTo(right, sheet.y).lineWidth(width).strokeColor(colour).stroke()
  sheet.x = margin
  sheet.y += 7
}

const widthOf = (sheet: Sheet) => sheet.page.width - 2 * margin
