import { newPieceSchema, pieceEditSchema } from '#shop/catalogue/products/piece.schema.ts'
import type { ListedProduct } from '#shop/catalogue/products/piece.ts'
import { pieceJson } from '#shop/catalogue/products/product-json.ts'
import { namedBody } from '#shop/catalogue/sizes/admin/size-draft.ts'
import type { SizeOffers } from '#shop/catalogue/sizes/admin/size-group.tsx'
import { railOf } from '#shop/catalogue/sizes/admin/size-rows.tsx'
import { adminCopy } from '#web/admin/copy.ts'
import { kindOf, type SellableType } from '#web/admin/location.ts'
import { toFormValues } from '#web/form/fields.ts'
import { useFields } from '#web/form/use-fields.tsx'
import type { Answer } from '#web/ui/hooks/api.ts'
import { useCurrency } from '#web/ui/money.ts'
import { productsAdminCopy as copy } from './copy.ts'
import { valuesLike } from './draft-like.ts'
import { pastQuestion } from './groups/timing-group.tsx'
import { everyField, type FormPlan, formPlans } from './product-fields.ts'
import { type FormValues, type SavedPiece, sizesBody, toStored } from './product-values.ts'

export type MadePiece = Answer<FormPlan['create']>

export interface ProductFormParts extends SizeOffers {
  type: SellableType
  subject: ListedProduct | null
  like: ListedProduct | null
  id: number | null
  isDeleted: boolean
  onSaved(piece: MadePiece): void
}

export function useProductForm(parts: ProductFormParts) {
  const currency = useCurrency()
  const { type, subject, like, id, isDeleted, selfFulfilled, onSaved } = parts
  const plan = formPlans[type]
  const fields = everyField(plan)
  const isNew = id === null || isDeleted
  const stored = (piece: ListedProduct) =>
    toStored(pieceJson(piece, currency, true) as SavedPiece, currency)
  const schema = isNew ? newPieceSchema : pieceEditSchema
  const refused = isNew
    ? { text: adminCopy.createFailed[type], ms: 2500 }
    : adminCopy.editFailed[type]
  const path = isNew ? {} : { path: { id } }
  const gone = subject && { gone: copy.deletedMeanwhile(subject.product.name) }

  const form = useFields(fields, {
    name: like ? `${type}-like-${like.product.id}` : `${type}-${id ?? 'new'}`,
    to: isNew ? plan.create : plan.edit,
    ...path,
    schema: schema(kindOf[type], currency),
    stored: subject && { ...stored(subject), selfFulfilled },
    begin: (empty) => ({
      ...empty,
      ...(like && valuesLike(plan, toFormValues(fields, stored(like), currency))),
      ...(type === 'print' && { selfFulfilled }),
    }),
    ...(!isNew && {
      load: { from: plan.read, ...path },
      read: (answer: object) => ({
        ...toStored(answer as SavedPiece, currency),
        selfFulfilled,
      }),
    }),
    body: (body, values, from) => ({
      ...body,
      ...(type === 'print' ? sizesBody(values) : { sizes: railOf(values).map(namedBody) }),
      ...(isNew ? { formId: from?.formId } : stockRead(values, from?.read)),
    }),
    saved: (made) =>
      !isNew
        ? adminCopy.updated[type]
        : made.hidden
          ? adminCopy.createdDraft
          : adminCopy.created[type],
    failed: refused.text,
    ...(gone && { reasons: gone }),
    durations: { warning: 2000, saved: 2000, failed: refused.ms },
    onSaved: (made) => onSaved(made),
    question: (values) => pastQuestion(values, isNew ? null : (subject?.product ?? null)),
  })
  return { ...form, plan, isNew }
}

/** Units sold since the owner read the stock stay sold. */
function stockRead(values: FormValues, read: FormValues | undefined): object {
  const isStill = read?.making === 'counted' && values.making === 'counted'
  return isStill ? { quantityRead: Number(read.quantity) } : {}
}
