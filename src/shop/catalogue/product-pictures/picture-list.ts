import type { ProductKind } from '#platform/addresses/kinds.ts'
import { badInput } from '#platform/errors.ts'
import { pictureFields } from '#shop/catalogue/products/piece.ts'
import { isVideo, type PictureWords } from '#shop/media/pictures/picture.ts'
import { productPicturesCopy } from './copy.ts'

export const mostPictures = 12

export interface ListedPicture extends PictureWords {
  address: string
}

/** 'location' for a print's first picture, 'pictures.5' for its sixth. */
export function pictureField(kind: ProductKind, position: number): string {
  return pictureFields[kind][position] ?? `pictures.${position}`
}

/** ShopError 'bad_input' for a first picture that is a video, and for a second video. */
export function refuseVideos(
  kind: ProductKind,
  addresses: readonly (string | null | undefined)[],
): void {
  const [first, second] = addresses.flatMap((each, at) => (each && isVideo(each) ? [at] : []))
  if (first === 0) {
    throw badInput(pictureField(kind, 0), productPicturesCopy.firstStandsStill)
  }
  if (second !== undefined) {
    throw badInput(pictureField(kind, second), productPicturesCopy.oneVideo)
  }
}
