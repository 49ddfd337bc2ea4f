import type { StudioForm } from '#shop/store/settings/forms.schema.ts'
import { wholeAddress } from '#shop/store/settings/link-address.ts'
import { newDescriptions, type SlotValue, slotValue } from '#web/form/pictures/picture-value.ts'
import type { Filled } from '#web/form/use-form.ts'
import { call, type Schemas } from '#web/ui/hooks/api.ts'

export const pictureNames = ['about', 'priceGuide', 'defaultHero'] as const
export type PictureName = (typeof pictureNames)[number]

export type StudioValues = Omit<StudioForm, PictureName> & Record<PictureName, SlotValue>

export function toFormValues({
  version,
  pictures,
  ...form
}: Schemas['Studio']): Filled<StudioValues> {
  const values = {
    ...form,
    about: slotValue(pictures.about),
    priceGuide: slotValue(pictures.priceGuide),
    defaultHero: slotValue(pictures.defaultHero),
  }
  return { values, version }
}

export function toRequest(values: StudioValues): StudioForm {
  const address = (name: PictureName) => values[name].picture?.address ?? null
  const { social, commissionFormUrl } = values
  return {
    ...values,
    commissionFormUrl: wholeAddress(commissionFormUrl),
    social: social.map(({ label, url }) => ({ label, url: wholeAddress(url, label) })),
    about: address('about'),
    priceGuide: address('priceGuide'),
    defaultHero: address('defaultHero'),
  }
}

export async function loadStudioForm(): Promise<Filled<StudioValues>> {
  return toFormValues(await call('GET /api/studio'))
}

/** Saves the pictures' descriptions first: they are the pictures' own, wherever these hang. */
export async function sendStudioForm(
  values: StudioValues,
  { version }: Filled<StudioValues>,
): Promise<Filled<StudioValues>> {
  const { about, priceGuide, defaultHero } = values
  const slots = { about, priceGuide, defaultHero }
  for (const description of newDescriptions(slots)) {
    await call('PUT /api/images/alt', { body: description })
  }
  return toFormValues(await call('PUT /api/studio', { body: { ...toRequest(values), version } }))
}
