import { z } from 'zod'
import { field, inOrder } from '#shop/catalogue/collections/in-order.schema.ts'
import {
  isSent,
  optionalText,
  picture,
  requiredText,
} from '#shop/catalogue/products/form-checks.ts'
import { homeCopy } from './copy.ts'

const shape = {
  name: field('string', 'For the owner’s eyes.'),
  location: field('string', 'An address that POST /api/images answered.'),
}

export interface NewHero {
  name: string
  location: string
}

export interface HeroEdit extends Partial<NewHero> {
  version?: string | undefined
}

/** The checks and words of specification §5, in its order. */
export const newHeroSchema = inOrder(
  z.object(shape).meta({ id: 'NewHero' }),
  (form): NewHero => ({
    name: requiredText(form, 'name', homeCopy.needsName),
    location: picture(form, 'location', homeCopy.needsImage),
  }),
)

export const heroEditSchema = inOrder(
  z
    .object({
      ...shape,
      version: field('string', 'As read; refused as `changed` when it is another by now.'),
    })
    .meta({ id: 'HeroEdit' }),
  (form): HeroEdit => {
    const edit: HeroEdit = { version: optionalText(form, 'version', 64) ?? undefined }
    if (isSent(form, 'name')) edit.name = requiredText(form, 'name', homeCopy.needsName)
    if (isSent(form, 'location')) edit.location = picture(form, 'location', homeCopy.needsImage)
    return edit
  },
)
