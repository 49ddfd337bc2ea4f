import {
  type FocalPoint,
  isStandIn,
  type Picture,
  type PictureWords,
} from '#shop/media/pictures/picture.ts'

export interface SlotPlan<Name extends string = string> {
  name: Name
  /** For example 'print image'. */
  what: string
  hint: string
  optional?: boolean
  /** It is never cropped. */
  whole?: boolean
  video?: boolean
  step?: boolean
}

export interface SlotValue {
  /** `picture.alt` is the shop's saved text; `alt` beside it is the form's. */
  picture: Picture | null
  alt: string
  /** The focal point of a crop; null: the middle. */
  focus: FocalPoint | null
  /** The step of a piece's making that it shows; '': a look at the piece. */
  step: string
  /** The file that was just uploaded; null for a picture from before. */
  fileName: string | null
}

/** The value of a saved picture, or of none. A stand-in's texts say nothing of the piece. */
export function slotValue(picture: (Picture & { step?: string }) | null | undefined): SlotValue {
  const alt = picture && !isStandIn(picture) ? picture.alt : ''
  const { focus = null, step = '' } = picture ?? {}
  return { picture: picture ?? null, alt, focus, step, fileName: null }
}

/** A picture's new texts in the form; null: none changed. */
export function newWords({ picture, alt, focus }: SlotValue): PictureWords | null {
  if (!picture || isStandIn(picture)) return null
  const words: PictureWords = {
    ...(picture.alt !== alt.trim() && { alt: alt.trim() }),
    ...(!samePoint(picture.focus ?? null, focus ?? null) && { focus: focus ?? null }),
  }
  return Object.keys(words).length > 0 ? words : null
}

function samePoint(a: FocalPoint | null, b: FocalPoint | null): boolean {
  return a?.x === b?.x && a?.y === b?.y
}

/** The pictures whose texts changed in the form. */
export function newDescriptions(
  slots: Readonly<Record<string, SlotValue>>,
): { secure_url: string; alt: string; focus?: FocalPoint | null }[] {
  return Object.values(slots).flatMap((slot) => {
    const words = newWords(slot)
    if (!slot.picture || !words) return []
    return [{ secure_url: slot.picture.address, ...words, alt: slot.alt.trim() }]
  })
}
