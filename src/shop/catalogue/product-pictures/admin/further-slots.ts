import { mostPictures } from '#shop/catalogue/product-pictures/picture-list.ts'
import type { SlotPlan } from '#web/form/pictures/picture-value.ts'

/** The name of a picture behind those that the specification names. */
export type FurtherSlot = `pictures.${number}`

/** The pictures behind the first three; each is shown once there is one. */
export const furtherSlots: readonly SlotPlan<FurtherSlot>[] = Array.from(
  { length: mostPictures - 3 },
  (_, at) => ({
    name: `pictures.${at + 3}` as const,
    what: `picture ${at + 4}`,
    hint: 'Another look at it.',
    optional: true,
    video: true,
  }),
)

export function isFurther({ name }: Pick<SlotPlan, 'name'>): boolean {
  return name.startsWith('pictures.')
}
