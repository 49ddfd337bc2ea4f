import type { Picture } from '#shop/media/picture.ts'
import type { StudioForm } from '#shop/settings/forms.schema.ts'
import { call } from '#web/ui/api.ts'
import type { Filled } from '../form/use-form.ts'
import { emptySlot, newDescriptions, type SlotValue } from '../products/product-draft.ts'

export const pictureNames = ['about', 'priceGuide', 'defaultHero'] as const
export type PictureName = (typeof pictureNames)[number]

/** The form as it stands on the screen: pictures with what is typed about them. */
export type StudioValues = Omit<StudioForm, PictureName> & Record<PictureName, SlotValue>

/** What the API answers. */
export interface Studio extends StudioForm {
  version: string
  pictures: Record<PictureName, Picture | null>
}

export function valuesOf({ version, pictures, ...form }: Studio): Filled<StudioValues> {
  const slot = (name: PictureName): SlotValue => {
    const picture = pictures[name]
    return picture ? { picture, alt: picture.alt, fileName: null } : emptySlot
  }
  const values = {
    ...form,
    about: slot('about'),
    priceGuide: slot('priceGuide'),
    defaultHero: slot('defaultHero'),
  }
  return { values, version }
}

/** What the API is sent, and what the checks look at. */
export function bodyOf(values: StudioValues): StudioForm {
  const address = (name: PictureName) => values[name].picture?.address ?? null
  return {
    ...values,
    about: address('about'),
    priceGuide: address('priceGuide'),
    defaultHero: address('defaultHero'),
  }
}

export async function loadStudioForm(): Promise<Filled<StudioValues>> {
  return valuesOf(await call<Studio>('GET', '/api/studio'))
}

/** Saves the pictures' descriptions first: they are the pictures' own, wherever these hang. */
export async function sendStudioForm(
  values: StudioValues,
  version: string,
): Promise<Filled<StudioValues>> {
  const { about, priceGuide, defaultHero } = values
  const slots = { about, priceGuide, defaultHero }
  for (const description of newDescriptions({ slots })) {
    await call('PUT', '/api/images/alt', description)
  }
  return valuesOf(await call<Studio>('PUT', '/api/studio', { ...bodyOf(values), version }))
}
