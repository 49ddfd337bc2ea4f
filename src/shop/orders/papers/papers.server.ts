/* Doesn't decide who may read a paper, and writes nothing. */

import { slipPath } from '#platform/addresses/page-paths.ts'
import type { Database } from '#platform/db/database.ts'
import { dateInWords } from '#platform/time/zone.ts'
import { type Certificate, certifiedStatement } from '#shop/catalogue/editions/certificate.ts'
import type { Certificates } from '#shop/catalogue/editions/certificates.server.ts'
import { statementLine } from '#shop/catalogue/editions/edition.ts'
import { readStatements } from '#shop/catalogue/editions/statements.server.ts'
import type { OwnerOrder, PackedOrder } from '#shop/orders/back-office/owner-order.ts'
import type { Invoices, StoredInvoice } from '#shop/orders/invoices/invoices.server.ts'
import { addressLines, recipientLines } from '#shop/orders/record/addresses/address-lines.ts'
import { type LawSettings, splitLines } from '#shop/store/law/law.ts'
import { owes } from '#shop/store/law/rules.ts'
import { disclosureNote } from '#shop/store/law/words/edition.copy.ts'
import type { Theme } from '#shop/store/theme/theme.ts'
import { certificatePaper } from './certificate-paper.ts'
import { readCustomsGoods } from './customs-goods.server.ts'
import { customsPaper } from './customs-paper.ts'
import type { FramedPicture } from './draw-framed.server.ts'
import { invoicePaper } from './invoice-paper.ts'
import { emptyPaper, type Paper, type SheetSize, sheetFor } from './paper.ts'
import { inKnownLetters, pickListPaper } from './pick-list-paper.ts'
import { linesOnSlip, slipElsewhere, slipPaper } from './slip-paper.ts'

export interface PapersDeps {
  db: Pick<Database, 'read'>
  certificates: Certificates
  invoices: Invoices
  storeSettings(): Promise<{ publicUrl: string; country: string; countries: readonly string[] }>
  studio(): Promise<{
    studioName: string
    artistName: string
    timeZone: string
    said: Readonly<Record<'certificate.made', string>>
  }>
  theme(): Promise<Pick<Theme, 'pair' | 'composition'>>
  law(): Promise<LawSettings>
}

export type Papers = ReturnType<typeof createPapers>

export interface ReadyPaper {
  paper: Paper
  sheet: SheetSize
}

export function createPapers(deps: PapersDeps) {
  const { db, certificates, invoices, storeSettings, studio, theme, law } = deps

  /** `prices` has no effect on a present. */
  async function slip(order: PackedOrder, { prices }: { prices: boolean }): Promise<ReadyPaper> {
    const { country } = await storeSettings()
    const { studioName, artistName, timeZone } = await studio()
    const { shipTo, buyer } = order
    const lines = linesOnSlip(order)
    const copies = lines.flatMap((line) => line.copies ?? [])
    const claims = await Promise.all(copies.map(async ({ id }) => certificates.find(id)))
    const statements = claims.flatMap((each) =>
      each?.state === 'valid' && each.claims ? [certifiedStatement(each.claims)] : [],
    )
    const unnumbered = lines.filter(({ copies: of }) => of === undefined)
    const stated = await readStatements(db.read, unnumbered)
    for (const { lineId, name } of unnumbered) {
      const rows = stated.get(lineId)
      if (rows) statements.push(statementLine(name, artistName || studioName, rows))
    }
    if (stated.size > 0 && owes('edition_statement', country, [shipTo?.country ?? country])) {
      statements.push(disclosureNote('unlimited'))
    }
    const paper = slipPaper(order, {
      studioName,
      prices,
      to: recipientLines(shipTo, buyer.name, country),
      ordered: dateInWords(order.createdAt, timeZone),
      statements: [...new Set(statements)],
    })
    return { paper, sheet: sheetFor(country) }
  }

  /** A pick list, and the slips in this order. Null: no typeface has the studio's letters. */
  async function packing(orders: readonly PackedOrder[], size?: SheetSize): Promise<Buffer | null> {
    const [{ publicUrl, country }, { studioName }, { pair }] = await Promise.all([
      storeSettings(),
      studio(),
      theme(),
    ])
    const list = pickListPaper(orders, studioName)
    const { typesetter } = await import('./faces.server.ts')
    const typeset = await typesetter(pair)
    const canSet = async (words: string) =>
      (await typeset({ ...emptyPaper, title: '', from: words })) !== null
    const entries = [[(await typeset(list)) ? list : await inKnownLetters(list, canSet)]]
    for (const order of orders) {
      const { paper } = await slip(order, { prices: false })
      entries.push([paper, slipElsewhere(paper, publicUrl + slipPath(order.number, false))])
    }
    const { drawPapers } = await import('./draw-paper.server.ts')
    return drawPapers(entries, { size: size ?? sheetFor(country), pair })
  }

  return {
    async certificate(id: string): Promise<(ReadyPaper & { certificate: Certificate }) | null> {
      const certificate = await certificates.find(id)
      const claims = certificate?.claims
      if (!certificate || !claims) return null
      const { publicUrl, country, countries } = await storeSettings()
      const disclosed = owes('edition_statement', country, countries)
      const { artistName, said, timeZone } = await studio()
      // The artist who certified it, even if the studio's name has changed since.
      const made = said['certificate.made'].replace(artistName, claims.artist)
      const terms = { publicUrl, timeZone, disclosed, made }
      const paper = certificatePaper({ ...certificate, claims }, terms)
      return { paper, sheet: sheetFor(country), certificate }
    },

    async invoice(id: string): Promise<(ReadyPaper & { invoice: StoredInvoice }) | null> {
      const invoice = await invoices.find(id)
      if (!invoice) return null
      const { country } = await storeSettings()
      const { timeZone: zone } = await studio()
      const { buyer, shipTo, ref, document } = invoice
      const context = { to: recipientLines(shipTo, buyer, country), zone }
      return { paper: invoicePaper(ref, document, context), sheet: sheetFor(country), invoice }
    },

    slip,

    packing,

    /** For an order's own parcels; null: they cross no customs border. */
    async customs(order: OwnerOrder): Promise<ReadyPaper | null> {
      const { country } = await storeSettings()
      const { shipTo } = order
      if (!shipTo || !owes('customs', country, [shipTo.country])) return null
      const [{ studioName, timeZone }, said] = await Promise.all([studio(), law()])
      const goods = await readCustomsGoods(db.read, order, said)
      if (goods.length === 0) return null
      const paper = customsPaper(goods, {
        from: said.sellerName || studioName,
        fromLines: splitLines(said.sellerAddress),
        to: addressLines(shipTo, country),
        orderNumber: order.number,
        ordered: dateInWords(order.createdAt, timeZone),
        currency: order.currency,
      })
      return { paper, sheet: sheetFor(country) }
    },

    /** The page of the paper shows every letter anyway. */
    async canDraw({ paper }: ReadyPaper): Promise<boolean> {
      const { canDraw } = await import('./draw-paper.server.ts')
      return canDraw(paper, (await theme()).pair)
    },

    /** Null if `canDraw` is false; `size` replaces the usual sheet. */
    async draw(
      { paper, sheet }: ReadyPaper,
      size?: SheetSize,
      picture?: FramedPicture | null,
    ): Promise<Buffer | null> {
      const { drawPaper } = await import('./draw-paper.server.ts')
      const { pair, composition } = await theme()
      return drawPaper(paper, { size: size ?? sheet, pair, composition, picture })
    },
  }
}
