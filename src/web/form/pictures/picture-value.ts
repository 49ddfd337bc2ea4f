import {
  type FocalPoint,
  isStandIn,
  type Picture,
  type PictureWords,
} from '#shop/media/pictures/picture.ts'

/** A picture that a form asks for. */
export interface SlotPlan<Name extends string = string> {
  name: Name
  /** What it is: 'print image'. */
  what: string
  hint: string
  optional?: boolean
  /** Nothing of it is ever cropped. */
  whole?: boolean
  /** It may be a short video. */
  video?: boolean
  /** It may show a step of the piece's making. */
  step?: boolean
}

/** A picture that a form holds. */
export interface SlotValue {
  /** `alt` in it is what the shop knows; the one beside it is what stands in the form. */
  picture: Picture | null
  alt: string
  /** What stays in view where it is cropped; null: the middle. */
  focus: FocalPoint | null
  /** The step of a piece's making that it shows; '': a look at the piece. */
  step: string
  /** The file that was just uploaded; null for a picture from before. */
  fileName: string | null
}

/** The value of a picture that the shop has, or of none. What a stand-in shows says nothing of the piece. */
export function slotValue(picture: (Picture & { step?: string }) | null | undefined): SlotValue {
  const alt = picture && !isStandIn(picture) ? picture.alt : ''
  const { focus = null, step = '' } = picture ?? {}
  return { picture: picture ?? null, alt, focus, step, fileName: null }
}

/** What was said anew of a picture in the form; null: nothing was. */
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

/** The pictures of which something was said anew. */
export function newDescriptions(
  slots: Readonly<Record<string, SlotValue>>,
): { secure_url: string; alt: string; focus?: FocalPoint | null }[] {
  return Object.values(slots).flatMap((slot) => {
    const words = newWords(slot)
    if (!slot.picture || !words) return []
    return [{ secure_url: slot.picture.address, ...words, alt: slot.alt.trim() }]
  })
}
