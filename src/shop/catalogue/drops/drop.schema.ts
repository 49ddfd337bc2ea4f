import { z } from 'zod'
import { productKinds } from '#platform/addresses/kinds.ts'
import { badInput } from '#platform/errors.ts'
import { field, inOrder } from '#shop/catalogue/galleries/in-order.schema.ts'
import {
  type Form,
  isSent,
  moment,
  optionalText,
  requiredText,
  yesOrNo,
} from '#shop/catalogue/products/form-checks.ts'
import { dropsCopy } from './copy.ts'
import { type DropInput, maxTitle, maxWords, mostPieces } from './drop.ts'

const piece = z.object({ kind: z.enum(productKinds), id: z.number().int().min(1) })

export const dropSchema = z
  .object({
    id: z.number().int(),
    title: z.string(),
    words: z.string(),
    opensAt: z.number().int().meta({ description: 'Epoch milliseconds.' }),
    announced: z.boolean(),
    oneEach: z.boolean(),
    hasBegun: z.boolean(),
    pieces: z.array(piece.extend({ name: z.string(), sold: z.boolean() })),
    version: z.string(),
  })
  .meta({ id: 'Drop' })

export const dropInputSchema = inOrder(
  z
    .object({
      title: field('string', `At most ${maxTitle} characters.`),
      words: field('string', `At most ${maxWords} characters; optional.`),
      opensAt: field('integer', 'When its pieces come into the shop, in epoch milliseconds.'),
      announced: field('boolean', 'Whether visitors read of it beforehand, without its pieces.'),
      oneEach: field('boolean', 'A buyer has one of each at the most.'),
      pieces: field('array', 'Its pieces, each with `kind` and `id`.'),
      version: field('string', 'As read; refused as `changed` when it is another by now.'),
    })
    .meta({ id: 'DropInput' }),
  (form): DropInput => {
    const title = requiredText(form, 'title', dropsCopy.pleaseGiveDrop, maxTitle)
    const words = optionalText(form, 'words', maxWords) ?? ''
    const opensAt = isSent(form, 'opensAt') ? moment(form.opensAt) : null
    const oneEach = isSent(form, 'oneEach') && yesOrNo(form.oneEach, 'oneEach')
    if (opensAt === null) throw badInput('opensAt', dropsCopy.dayMissing)
    return {
      title,
      words,
      opensAt,
      announced: yesOrNo(form.announced ?? false, 'announced'),
      oneEach,
      pieces: pieces(form),
      version: optionalText(form, 'version', 64) ?? undefined,
    }
  },
)

function pieces(form: Form): DropInput['pieces'] {
  const found = z.array(piece).safeParse(form.pieces ?? [])
  if (!found.success) throw badInput('pieces', dropsCopy.namedTwice)
  if (found.data.length > mostPieces) {
    throw badInput('pieces', dropsCopy.mostPieces(mostPieces))
  }
  const keys = new Set(found.data.map(({ kind, id }) => `${kind}/${id}`))
  if (keys.size < found.data.length) throw badInput('pieces', dropsCopy.pieceTwice)
  return found.data
}
