import {
  type ClearPart,
  type FocalPoint,
  isStandIn,
  type Picture,
  type PictureWords,
} from '#shop/media/pictures/picture.ts'
import { same } from '#web/form/merge-values.ts'
import type { SentPicture } from './send-picture.ts'

export interface SlotPlan<Name extends string = string> {
  name: Name
  /** 'print image'. */
  what: string
  hint: string
  optional?: boolean
  whole?: boolean
  video?: boolean
  /** For the home page: a part of it can be kept uncovered. */
  hero?: boolean
}

export interface SlotValue {
  /** `picture.alt` is the saved text; `alt` beside it is the form's. */
  picture: Picture | null
  alt: string
  /** Null: the middle. */
  focus: FocalPoint | null
  /** The part that nothing may cover or crop; absent: none was marked. */
  clear?: ClearPart | null
  /** The step of the making that the picture shows; '': the finished piece. */
  step: string
  /** Null for an earlier picture. */
  fileName: string | null
}

/** A stand-in's texts don't describe the piece. */
export function slotValue(picture: (Picture & { step?: string }) | null | undefined): SlotValue {
  const alt = picture && !isStandIn(picture) ? picture.alt : ''
  const { focus = null, clear = null, step = '' } = picture ?? {}
  return { picture: picture ?? null, alt, focus, clear, step, fileName: null }
}

export function withPicture(value: SlotValue, picture: SentPicture): SlotValue {
  const fileName = picture.original_filename || 'picture'
  const alt = picture.alt || value.alt
  return { ...value, picture, alt, focus: picture.focus ?? null, fileName }
}

export function newWords({ picture, alt, focus, clear }: SlotValue): PictureWords | null {
  if (!picture || isStandIn(picture)) return null
  const words: PictureWords = {
    ...(picture.alt !== alt.trim() && { alt: alt.trim() }),
    ...(!same(picture.focus ?? null, focus) && { focus }),
    ...(clear !== undefined && !same(picture.clear ?? null, clear) && { clear }),
  }
  return Object.keys(words).length > 0 ? words : null
}

export function newDescriptions(
  slots: Readonly<Record<string, SlotValue>>,
): (Omit<PictureWords, 'alt'> & { secure_url: string; alt: string })[] {
  return Object.values(slots).flatMap((slot) => {
    const words = newWords(slot)
    if (!slot.picture || !words) return []
    return [{ secure_url: slot.picture.address, ...words, alt: slot.alt.trim() }]
  })
}
