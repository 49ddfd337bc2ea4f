import '../form/jitless.ts'
import { clothingEditSchema, newClothingSchema } from '#shop/catalogue/clothing.schema.ts'
import { merchEditSchema, newMerchSchema } from '#shop/catalogue/merch.schema.ts'
import { newPrintSchema, printEditSchema } from '#shop/catalogue/print.schema.ts'
import { heroEditSchema, newHeroSchema } from '#shop/content/hero.schema.ts'
import type { ProductType } from '../location.ts'

/** The API's own schemas: one set of checks, one order, one set of words (specification §5). */
const schemas = {
  create: {
    print: newPrintSchema,
    clothing: newClothingSchema,
    merch: newMerchSchema,
    hero: newHeroSchema,
  },
  edit: {
    print: printEditSchema,
    clothing: clothingEditSchema,
    merch: merchEditSchema,
    hero: heroEditSchema,
  },
} as const

export interface Problem {
  /** The field at fault; '' when the form as a whole is. */
  field: string
  message: string
}

/** The first check that fails, or null. */
export function firstProblem(
  action: 'create' | 'edit',
  type: ProductType,
  body: Record<string, unknown>,
): Problem | null {
  const result = schemas[action][type].safeParse(body)
  if (result.success) return null
  const [issue] = result.error.issues
  return { field: String(issue?.path[0] ?? ''), message: issue?.message ?? '' }
}
