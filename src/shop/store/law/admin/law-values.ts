import type { ProductKind } from '#platform/addresses/kinds.ts'
import { type SlotValue, slotValue } from '#web/form/pictures/picture-value.ts'
import type { Filled } from '#web/form/use-form.ts'
import { call, type Schemas } from '#web/ui/hooks/api.ts'
import { type LabellingDraft, toDraft } from './labelling-draft.ts'

export interface LawValues {
  sellerName: string
  sellerAddress: string
  taxNumber: string
  published: boolean
  phone: string
  register: string
  responsible: string
  notice: SlotValue
  /** By the language. */
  notices: Readonly<Record<string, SlotValue>>
  returnDays: string
  /** '': nothing is said of it. */
  returnPostage: 'buyer' | 'studio' | ''
  packaging: { country: string; scheme: string; number: string; shown: boolean }[]
  kinds: Record<ProductKind, LabellingDraft>
}

/** The API's answer as the form holds it. */
export function toFormValues(law: Schemas['Law']): Filled<LawValues> {
  const { version, noticePicture, noticePictures, returnDays, returnPostage, kinds, ...rest } = law
  const values = {
    ...rest,
    notice: slotValue(noticePicture),
    notices: Object.fromEntries(
      Object.entries(noticePictures).map(([language, picture]) => [language, slotValue(picture)]),
    ),
    returnDays: returnDays === null ? '' : String(returnDays),
    returnPostage: returnPostage ?? ('' as const),
    kinds: {
      prints: toDraft(kinds.prints),
      clothing: toDraft(kinds.clothing),
      merch: toDraft(kinds.merch),
    },
  }
  return { values, version }
}

export function toRequest({ notice, notices, returnDays, returnPostage, ...values }: LawValues) {
  return {
    ...values,
    notice: notice.picture?.address ?? null,
    notices: Object.entries(notices).flatMap(([language, { picture }]) =>
      picture ? [{ language, address: picture.address }] : [],
    ),
    returnDays: returnDays.trim() === '' ? null : Number(returnDays),
    returnPostage: returnPostage || null,
  } as unknown as Schemas['LawForm']
}

export async function loadLaw(): Promise<Filled<LawValues>> {
  return toFormValues(await call('GET /api/studio/law'))
}

export async function sendLaw(
  values: LawValues,
  { version }: Filled<LawValues>,
): Promise<Filled<LawValues>> {
  return toFormValues(
    await call('PUT /api/studio/law', { body: { ...toRequest(values), version } }),
  )
}
