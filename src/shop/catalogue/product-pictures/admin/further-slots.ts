import { mostPictures } from '#shop/catalogue/product-pictures/picture-list.ts'
import type { SlotPlan } from '#web/form/pictures/picture-value.ts'
import { productPicturesAdminCopy } from './copy.ts'

export type FurtherSlot = `pictures.${number}`

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
