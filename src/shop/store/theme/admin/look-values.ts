import { type Look, typefacePairs } from '#shop/store/theme/look.ts'
import { newDescriptions, type SlotValue, slotValue } from '#web/form/pictures/picture-value.ts'
import type { Filled } from '#web/form/use-form.ts'
import { call, type Schemas } from '#web/ui/hooks/api.ts'
import { lookCopy } from './copy.ts'

export interface LookValues extends Omit<Look, 'inks' | 'logo'> {
  first: string
  second: string
  logo: SlotValue
}

export function toFormValues({ look, logo, version }: Schemas['LookForm']): Filled<LookValues> {
  const { inks, ...rest } = look
  return { values: { ...rest, ...inks, logo: slotValue(logo) }, version }
}

export function toTheme({ first, second, logo, ...rest }: LookValues): Look {
  return { ...rest, inks: { first, second }, logo: logo.picture?.address ?? null }
}

export async function loadLookForm(): Promise<Filled<LookValues>> {
  return toFormValues(await call('GET /api/look'))
}

/** Saves the logo's description first: it belongs to the picture. */
export async function sendLookForm(
  values: LookValues,
  { version }: Filled<LookValues>,
): Promise<Filled<LookValues>> {
  for (const description of newDescriptions({ logo: values.logo })) {
    await call('PUT /api/images/alt', { body: description })
  }
  return toFormValues(await call('PUT /api/look', { body: { ...toTheme(values), version } }))
}

/** 'Fraunces and Karla' of each pair. */
export const pairLabels: Record<string, string> = Object.fromEntries(
  Object.entries(typefacePairs).map(([pair, { display, text }]) => [
    pair,
    lookCopy.and(display.family, text.family),
  ]),
)
