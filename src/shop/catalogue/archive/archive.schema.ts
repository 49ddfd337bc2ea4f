import { z } from 'zod'
import { productKinds } from '#platform/addresses/kinds.ts'
import { platformCopy } from '#platform/copy.ts'
import { badInput } from '#platform/errors.ts'
import type { Currency } from '#platform/money/currency.ts'
import { isDay } from '#platform/time/zone.ts'
import { field, inOrder } from '#shop/catalogue/collections/in-order.schema.ts'
import { copiesSchema } from '#shop/catalogue/editions/edition.schema.ts'
import {
  collect,
  countFrom1,
  type Form,
  isSent,
  maxQuantity,
  optionalText,
  price,
  yesOrNo,
} from '#shop/catalogue/products/form-checks.ts'
import { archiveCopy } from './copy.ts'
import { maxNote, type OfflineSaleInput, saleMethods } from './offline-sale.ts'

export const offlineSaleSchema = z
  .object({
    id: z.number().int(),
    kind: z.enum(productKinds),
    productId: z.number().int(),
    size: z.string(),
    name: z.string(),
    quantity: z.number().int(),
    amount: z.number().meta({ description: 'For all units.' }),
    method: z.enum(saleMethods),
    note: z.string(),
    soldAt: z.number().int(),
    bookedAt: z.number().int(),
    undoneAt: z.number().int().nullable(),
    copies: copiesSchema.optional(),
  })
  .meta({ id: 'OfflineSale' })

/** Prices are in `currency`; checks run in this order. */
export const offlineSaleInputSchema = (currency: Currency) =>
  inOrder(
    z
      .object({
        kind: field('string', '`prints`, `clothing` or `merch`.'),
        productId: field('integer', 'The piece.'),
        size: field('string', 'Of a print: its size.'),
        quantity: field('integer', 'How many; one when absent.'),
        proof: field(
          'boolean',
          'Artist’s proofs of its edition, numbered apart; false when absent.',
        ),
        price: field(
          'number',
          'For one, in the shop’s currency; a numeric string will do. Of what is given away 0, or absent.',
        ),
        method: field('string', '`cash`, `card`, or `given`: given away.'),
        note: field('string', `At most ${maxNote} characters; optional.`),
        soldOn: field(['string', 'null'], 'The day, such as 2026-07-01; today when absent.'),
        attempt: field('string', 'Made up by the form: the same one sent twice is one sale.'),
      })
      .meta({ id: 'OfflineSaleInput' }),
    (form): OfflineSaleInput => ({
      kind: parseKind(form),
      productId: countFrom1(form.productId, 1e9, 'productId', archiveCopy.whichPiece),
      size: optionalText(form, 'size', 60) ?? '',
      ...collect(form, () => ({ quantity: quantityOf(form) })),
      proof: yesOrNo(form.proof ?? false, 'proof'),
      ...collect(form, () => paidOf(form, currency)),
      note: optionalText(form, 'note', maxNote) ?? '',
      ...collect(form, () => ({ soldOn: dayOf(form) })),
      attempt: attemptOf(form),
    }),
  )

export const inArchiveSchema = z
  .object({ inArchive: z.boolean(platformCopy.noTrueOrFalse) })
  .meta({ id: 'InArchive' })

function parseKind({ kind }: Form): OfflineSaleInput['kind'] {
  const found = productKinds.find((each) => each === kind)
  if (!found) throw badInput('kind', archiveCopy.kindMissing)
  return found
}

function quantityOf({ quantity }: Form): number {
  if (quantity === undefined) return 1
  return countFrom1(quantity, maxQuantity, 'quantity', archiveCopy.quantityMissing)
}

function paidOf(form: Form, currency: Currency): Pick<OfflineSaleInput, 'price' | 'method'> {
  const method = saleMethods.find((each) => each === form.method)
  if (method === 'given') {
    const isFree = !isSent(form, 'price') || form.price === null || Number(form.price) === 0
    if (!isFree) throw badInput('price', archiveCopy.givenWithPrice)
    return { price: 0, method }
  }
  const sum = price(form, 'price', archiveCopy.pleaseEnterPrice, currency)
  if (!method) throw badInput('method', archiveCopy.paymentMissing)
  return { price: sum, method }
}

function dayOf(form: Form): string | null {
  const text = optionalText(form, 'soldOn', 10)
  if (text !== null && !isDay(text)) throw badInput('soldOn', archiveCopy.pleaseEnterDay)
  return text
}

function attemptOf({ attempt }: Form): string {
  if (typeof attempt === 'string' && /^[\w-]{8,64}$/.test(attempt)) return attempt
  throw badInput('attempt', archiveCopy.badFormId)
}
