import type { Hero } from '#shop/catalogue/home/hero.ts'
import type { FormPlan } from '#shop/catalogue/products/admin/product-fields.ts'
import type { Piece } from '#shop/catalogue/products/piece.ts'
import type { PiecePicture } from '#shop/catalogue/products/product.ts'
import { isVideo } from '#shop/media/pictures/picture.ts'
import { newWords, type SlotValue, slotValue } from '#web/form/pictures/picture-value.ts'
import { isFurther } from './further-slots.ts'

type Slots = Record<string, SlotValue>

export function toSlots({ slots }: Pick<FormPlan, 'slots'>, subject: Piece | Hero | null): Slots {
  const pictures = subject ? listPictures(subject) : []
  return Object.fromEntries(slots.map(({ name }, at) => [name, slotValue(pictures[at])]))
}

function listPictures(subject: Piece | Hero): (PiecePicture | undefined)[] {
  if (!('product' in subject)) return [subject.picture]
  const { pictures } = subject.product
  return subject.images.map((image) => pictures.find(({ address }) => address === image))
}

export function slotsOfEntity(
  { slots }: Pick<FormPlan, 'slots'>,
  entity: Record<string, unknown> & { pictures: readonly PiecePicture[] },
): Slots {
  const named = slots.filter((slot) => !isFurther(slot)).map(({ name }) => entity[name])
  const further = entity.pictures.filter(({ address }) => !named.includes(address))
  return Object.fromEntries(
    slots.map(({ name }, at) => {
      const own = entity.pictures.find(({ address }) => address === entity[name])
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
