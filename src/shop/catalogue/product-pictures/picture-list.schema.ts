import { z } from 'zod'
import type { ProductKind } from '#platform/addresses/kinds.ts'
import { badInput } from '#platform/errors.ts'
import { textSchema } from '#platform/text.schema.ts'
import {
  type Form,
  isSent,
  pictures,
  refuse,
  sentJson,
} from '#shop/catalogue/products/form-checks.ts'
import { pictureFields } from '#shop/catalogue/products/piece.ts'
import { longestStep } from '#shop/catalogue/products/product.ts'
import { isVideo, longestAlt } from '#shop/media/pictures/picture.ts'
import { productPicturesCopy as copy } from './copy.ts'
import { type ListedPicture, mostPictures, pictureField, refuseVideos } from './picture-list.ts'

const address = z.string(copy.addressMissing).min(1, copy.addressMissing)
const hundredth = z.int(copy.pointMissing).min(0, copy.pointMissing).max(100, copy.pointMissing)

/** `step`: the step of the making that the picture shows; absent: the piece itself. */
const listedSchema = z.object(
  {
    address: address.max(500, copy.addressMissing),
    alt: textSchema(longestAlt, copy.altMissing).optional(),
    focus: z.object({ x: hundredth, y: hundredth }, copy.pointMissing).nullable().optional(),
    step: textSchema(longestStep, copy.stepMissing).nullish(),
  },
  copy.addressMissing,
)

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

/**
 * A list needs its first picture only; clients that name the specification's pictures are asked for
 * each of them (§5). ShopError 'bad_input', for example on 'pictures.4.focus'.
 */
function allPictures(
  form: Form,
  kind: ProductKind,
  [first = '']: readonly string[],
): PicturesOfForm<string | null> {
  const list = sentJson(form.pictures, 'pictures', copy.notAList)
  if (!Array.isArray(list)) throw badInput('pictures', copy.notAList)
  if (list.length > mostPictures) {
    throw badInput('pictures', copy.mostPictures(mostPictures, list.length))
  }
  const listed = list.map((each, at) => (each === null ? null : listedPicture(each, at)))
  refuseVideos(
    kind,
    listed.map((each) => each?.address),
  )
  if (!listed[0]) refuse(form, badInput(pictureField(kind, 0), first), null)
  const places = Array.from({ length: mostPictures }, (_, at) => listed[at] ?? null)
  return {
    pictures: places.map((each) => each?.address ?? null),
    described: listed.flatMap((each) => each ?? []).map(({ step: _, ...said }) => said),
    steps: places.map((each) => each?.step || null),
  }
}

function listedPicture(value: unknown, at: number) {
  const { data, error } = listedSchema.safeParse(value)
  if (!data) {
    const [{ path: [name = 'address'] = [], message = '' } = {}] = error.issues
    const part = name === 'address' ? '' : `.${String(name)}`
    throw badInput(`pictures.${at}${part}`, message)
  }
  const field = `pictures.${at}.step`
  if (data.step && at === 0) throw badInput(field, copy.firstIsPiece)
  if (data.step && isVideo(data.address)) throw badInput(field, copy.stepIsPhoto)
  return data
}
