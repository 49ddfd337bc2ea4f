import { isStandIn, type Picture } from '#shop/media/picture.ts'

/** A picture that a form asks for. */
export interface SlotPlan<Name extends string = string> {
  name: Name
  /** What it is: 'print image'. */
  what: string
  hint: string
  optional?: boolean
}

/** A picture that a form holds. */
export interface SlotValue {
  /** `alt` in it is what the shop knows; the one beside it is what stands in the form. */
  picture: Picture | null
  alt: string
  /** The file that was just uploaded; null for a picture from before. */
  fileName: string | null
}

/** The value of a picture that the shop has, or of none. What a stand-in shows says nothing of the piece. */
export function slotValue(picture: Picture | null | undefined): SlotValue {
  const alt = picture && !isStandIn(picture) ? picture.alt : ''
  return { picture: picture ?? null, alt, fileName: null }
}

/** The pictures whose description was changed in the form. */
export function newDescriptions(
  slots: Readonly<Record<string, SlotValue>>,
): { secure_url: string; alt: string }[] {
  return Object.values(slots).flatMap(({ picture, alt }) =>
    picture && !isStandIn(picture) && picture.alt !== alt.trim()
      ? [{ secure_url: picture.address, alt: alt.trim() }]
      : [],
  )
}
