import type { PiecePicture } from '#shop/catalogue/products/product.ts'
import { isVideo } from '#shop/media/pictures/picture.ts'
import { special } from '#web/form/fields.ts'
import { newWords, type SlotValue, slotValue } from '#web/form/pictures/picture-value.ts'
import { productPicturesAdminCopy } from './copy.ts'

export const pictures = special<readonly SlotValue[], readonly PiecePicture[]>({
  label: productPicturesAdminCopy.pictures,
  first: [],
  fill: (stored) => stored.map(slotValue),
  read: (values) =>
    values.map((value, at) => {
      const address = value.picture?.address ?? ''
      const step = at > 0 && !isVideo(address) ? value.step.trim() : ''
      return { address, ...newWords(value), ...(step && { step }) }
    }),
})
