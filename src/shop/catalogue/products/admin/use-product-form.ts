import { useMemo } from 'react'
import type { Hero } from '#shop/catalogue/home/content.schema.ts'
import type { ListedProduct } from '#shop/catalogue/products/piece.ts'
import { adminCopy } from '#web/admin/copy.ts'
import { kindOf, type ProductType } from '#web/admin/location.ts'
import type { FieldPlan } from '#web/form/field.tsx'
import { newDescriptions } from '#web/form/pictures/picture-value.ts'
import { type Filled, useForm } from '#web/form/use-form.ts'
import { call } from '#web/ui/hooks/api.ts'
import { useCurrency } from '#web/ui/money.ts'
import { draftLike } from './draft-like.ts'
import { isCounted } from './groups/inventory-policy-group.ts'
import { productProblem } from './product-checks.ts'
import {
  type Body,
  draftOf,
  flatDraft,
  mergedDraft,
  type ProductDraft,
  toDraft,
  toRequest,
} from './product-draft.ts'
import { formPlans, listFields } from './product-fields.ts'

export interface ProductFormParts {
  type: ProductType
  subject: ListedProduct | Hero | null
  like: ListedProduct | null
  id: number | null
  selfFulfilled: boolean
  onSaved(id: number, hidden: boolean): void
}

interface Origin {
  id: number | null
  updatedAt: number | null
  /** Sent twice, it makes one product. */
  formId: string
}

type FilledDraft = Filled<ProductDraft, Origin>

function newFormId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function useProductForm(parts: ProductFormParts) {
  const currency = useCurrency()
  const { type, subject, like, id, selfFulfilled, onSaved } = parts
  const plan = formPlans[type]
  const action = id === null ? 'create' : 'edit'
  const failure =
    action === 'edit'
      ? adminCopy.editFailed[type]
      : { text: adminCopy.createFailed[type], ms: 2500 }

  async function load(editedId: number, base: Origin): Promise<FilledDraft> {
    if (type === 'hero') throw new Error('A hero has no version that could have changed.')
    const saved = await call(`GET /api/${kindOf[type]}/id/{id}`, { path: { id: editedId } })
    const values = draftOf(type, saved, currency)
    return { values, version: { ...base, updatedAt: saved.updatedAt ?? null } }
  }

  async function send(values: ProductDraft, base: FilledDraft): Promise<FilledDraft> {
    // A piece's own request body carries its pictures' descriptions.
    const described = type === 'hero' ? newDescriptions(values.slots) : []
    for (const description of described) await call('PUT /api/images/alt', { body: description })
    const saved = await sendBody(values, base)
    return { values, version: { ...base.version, id: saved.id } }
  }

  function sendBody(values: ProductDraft, { version, values: read }: FilledDraft) {
    const body = withNumbers(listFields(plan), toRequest(plan, values, selfFulfilled))
    if (type === 'hero') {
      return id === null ? call(plan.create, { body }) : call(plan.edit, { path: { id }, body })
    }
    const { hidden } = values
    if (id === null) {
      return call(plan.create, { body: { ...body, hidden, formId: version.formId } })
    }
    // Units sold since the owner read the stock stay sold.
    const isStill = isCounted(read.texts) && isCounted(values.texts)
    const stock = isStill ? { quantityRead: Number(read.texts.quantity) } : {}
    const over = version.updatedAt ?? undefined
    return call(plan.edit, { path: { id }, body: { ...body, hidden, ...stock, version: over } })
  }

  const form = useForm<ProductDraft, Origin>({
    name: like ? `${type}-like-${like.product.id}` : `${type}-${id ?? 'new'}`,
    initial: () => ({
      values:
        like && type !== 'hero'
          ? draftLike(type, like, currency)
          : toDraft(type, subject, currency),
      version: { id, updatedAt: updatedAtOf(subject), formId: newFormId() },
    }),
    check: (values) =>
      productProblem(action, type, toRequest(plan, values, selfFulfilled), currency),
    load: id === null || type === 'hero' ? undefined : (base) => load(id, base),
    send,
    merge: mergedDraft,
    saved: ({ hidden }) =>
      action === 'edit'
        ? adminCopy.updated[type]
        : hidden
          ? adminCopy.createdDraft
          : adminCopy.created[type],
    failed: failure.text,
    durations: { warning: 2000, saved: 2000, failed: failure.ms },
    onSaved: ({ values, version }) => onSaved(version.id ?? 0, values.hidden),
  })
  const { meanwhile } = form
  const disputed = useMemo(
    () =>
      meanwhile && {
        base: flatDraft(meanwhile.base),
        mine: flatDraft(meanwhile.mine),
        theirs: flatDraft(meanwhile.theirs),
      },
    [meanwhile],
  )
  return { ...form, plan, action, meanwhile: disputed }
}

function updatedAtOf(subject: ListedProduct | Hero | null): number | null {
  return subject && 'product' in subject ? subject.product.updatedAt : null
}

/** Specification §5: prices are decimals. */
function withNumbers(fields: readonly FieldPlan[], body: Body): Body {
  const numeric = fields.filter(({ kind }) => kind === 'price' || kind === 'count')
  const numbers = numeric.map(({ name }) => {
    const text = body[name] ?? ''
    return [name, text === '' ? null : Number(text)]
  })
  return { ...body, ...Object.fromEntries(numbers) }
}
