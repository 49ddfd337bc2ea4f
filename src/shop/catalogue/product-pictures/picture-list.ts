import type { ProductKind } from '#platform/addresses/kinds.ts'
import { platformCopy } from '#platform/copy.ts'
import { badInput } from '#platform/errors.ts'
import {
  type Form,
  isSent,
  pictures,
  refuse,
  sentJson,
} from '#shop/catalogue/products/form-checks.ts'
import { pictureFields } from '#shop/catalogue/products/piece.ts'
import { longestStep } from '#shop/catalogue/products/product.ts'
import {
  type FocalPoint,
  isVideo,
  longestAlt,
  type PictureWords,
} from '#shop/media/pictures/picture.ts'
import { productPicturesCopy } from './copy.ts'

export const mostPictures = 12

export interface ListedPicture extends PictureWords {
  address: string
}

/** `step`: the step of the making that the picture shows; null: the piece itself. */
interface PlacedPicture {
  said: ListedPicture
  step: string | null
}

/** 'location' for a print's first picture, 'pictures.5' for its sixth. */
export function pictureField(kind: ProductKind, position: number): string {
  return pictureFields[kind][position] ?? `pictures.${position}`
}

interface PicturesOfForm<Address> {
  pictures: Address[]
  described?: ListedPicture[]
  steps?: (string | null)[]
}

/** `needs`: messages by position. ShopError 'bad_input' naming the field. */
export function newPictures(
  form: Form,
  kind: ProductKind,
  needs: readonly string[],
): PicturesOfForm<string | null> {
  if (isSent(form, 'pictures')) return allPictures(form, kind, needs)
  const named = pictures(form, pictureFields[kind], needs, false)
  return { pictures: named.map((each) => each ?? null) }
}

export function editedPictures(
  form: Form,
  kind: ProductKind,
  needs: readonly string[],
): PicturesOfForm<string | null | undefined> {
  if (isSent(form, 'pictures')) return allPictures(form, kind, needs)
  return { pictures: pictures(form, pictureFields[kind], needs, true) }
}

function allPictures(
  form: Form,
  kind: ProductKind,
  needs: readonly string[],
): PicturesOfForm<string | null> {
  const listed = listedPictures(form, kind, needs)
  return {
    pictures: Array.from({ length: mostPictures }, (_, at) => listed[at]?.said.address ?? null),
    described: listed.flatMap((each) => (each ? [each.said] : [])),
    steps: Array.from({ length: mostPictures }, (_, at) => listed[at]?.step ?? null),
  }
}

/**
 * Null at a free position. A list needs its first picture only; clients that name the
 * specification's pictures are asked for each of them (§5). ShopError 'bad_input', for example on
 * 'pictures.4.focus'.
 */
function listedPictures(
  form: Form,
  kind: ProductKind,
  needs: readonly string[],
): (PlacedPicture | null)[] {
  const list = sentJson(form.pictures, 'pictures', productPicturesCopy.notAList)
  if (!Array.isArray(list)) throw badInput('pictures', productPicturesCopy.notAList)
  if (list.length > mostPictures) {
    throw badInput('pictures', productPicturesCopy.mostPictures(mostPictures, list.length))
  }
  const listed = list.map((each, at) => (each === null ? null : listedPicture(each, at)))
  refuseVideos(
    kind,
    listed.map((each) => each?.said.address),
  )
  const [first = ''] = needs
  return listed[0] ? listed : refuse(form, badInput(pictureField(kind, 0), first), listed)
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

function listedPicture(value: unknown, at: number): PlacedPicture {
  const { address, alt, focus, step } = isRecord(value) ? value : {}
  if (typeof address !== 'string' || address === '' || address.length > 500) {
    throw badInput(`pictures.${at}`, productPicturesCopy.addressMissing)
  }
  const said = {
    address,
    ...(alt !== undefined && { alt: altOf(alt, at) }),
    ...(focus !== undefined && { focus: focus === null ? null : focusOf(focus, at) }),
  }
  return { said, step: parseStep(step, address, at) }
}

function altOf(alt: unknown, at: number): string {
  if (typeof alt !== 'string') throw badInput(`pictures.${at}.alt`, productPicturesCopy.altMissing)
  if (alt.length <= longestAlt) return alt.trim()
  throw badInput(`pictures.${at}.alt`, platformCopy.tooLong(longestAlt))
}

function parseStep(step: unknown, address: string, at: number): string | null {
  const field = `pictures.${at}.step`
  if (step === undefined || step === null) return null
  if (typeof step !== 'string') throw badInput(field, productPicturesCopy.stepMissing)
  const words = step.trim()
  if (words === '') return null
  if (at === 0) {
    throw badInput(field, productPicturesCopy.firstIsPiece)
  }
  if (isVideo(address)) {
    throw badInput(field, productPicturesCopy.stepIsPhoto)
  }
  if (words.length > longestStep) {
    throw badInput(field, platformCopy.tooLong(longestStep))
  }
  return words
}

function focusOf(focus: unknown, at: number): FocalPoint {
  const { x, y } = isRecord(focus) ? focus : {}
  if (isHundredth(x) && isHundredth(y)) return { x, y }
  throw badInput(`pictures.${at}.focus`, productPicturesCopy.pointMissing)
}

function isHundredth(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 100
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
