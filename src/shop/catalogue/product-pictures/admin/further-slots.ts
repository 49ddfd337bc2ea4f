import { mostPictures } from '#shop/catalogue/product-pictures/picture-list.ts'
import type { SlotPlan } from '#web/form/pictures/picture-value.ts'
import { productPicturesAdminCopy } from './copy.ts'

/** The name of a picture behind those that the specification names. */
export type FurtherSlot = `pictures.${number}`

/** The pictures behind the first three; each is shown once there is one. */
export const furtherSlots: readonly SlotPlan<FurtherSlot>[] = Array.from(
  { length: mostPictures - 3 },
  (_, at) => ({
    name: `pictures.${at + 3}` as const,
    what: productPicturesAdminCopy.picture(at + 4),
    hint: productPicturesAdminCopy.anotherLook,
    optional: true,
    video: true,
  }),
)

export function isFurther({ name }: Pick<SlotPlan, 'name'>): boolean {
  return name.startsWith('pictures.')
}
