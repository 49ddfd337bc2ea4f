import type { SavedPiece } from '#shop/catalogue/products/admin/product-draft.ts'
import type { FormPlan } from '#shop/catalogue/products/admin/product-fields.ts'
import { isVideo } from '#shop/media/pictures/picture.ts'
import { newWords, type SlotValue, slotValue } from '#web/form/pictures/picture-value.ts'
import { isFurther } from './further-slots.ts'

type Slots = Record<string, SlotValue>

export function toSlots({ slots }: Pick<FormPlan, 'slots'>, saved: SavedPiece): Slots {
  const named = slots.filter((slot) => !isFurther(slot)).map(({ name }) => saved[name])
  const further = saved.pictures.filter(({ address }) => !named.includes(address))
  return Object.fromEntries(
    slots.map(({ name }, at) => {
      const own = saved.pictures.find(({ address }) => address === saved[name])
      return [name, slotValue(at < named.length ? own : further[at - named.length])]
    }),
  )
}

export function pictureBody(
  { slots }: Pick<FormPlan, 'slots'>,
  values: Readonly<Slots>,
): Record<string, unknown> {
  if (!slots.some(isFurther)) {
    return Object.fromEntries(
      slots.map(({ name }) => [name, values[name]?.picture?.address ?? null]),
    )
  }
  const listed = slots.map(({ name }, at) => {
    const value = values[name]
    if (!value?.picture) return null
    // Older drafts have no steps.
    const step = at > 0 && !isVideo(value.picture.address) ? value.step?.trim() : ''
    return { address: value.picture.address, ...newWords(value), ...(step && { step }) }
  })
  return { pictures: listed }
}
