import type { Currency } from '#platform/money/currency.ts'
import { heroEditSchema, newHeroSchema } from '#shop/catalogue/home/hero.schema.ts'
import { newPieceSchema, pieceEditSchema } from '#shop/catalogue/products/piece.schema.ts'
import { kindOf, type ProductType } from '#web/admin/location.ts'
import { firstProblem, type Problem } from '#web/form/problem.ts'

export function productProblem(
  action: 'create' | 'edit',
  type: ProductType,
  body: object,
  currency: Currency,
): Problem | null {
  const isNew = action === 'create'
  if (type === 'hero') return firstProblem(isNew ? newHeroSchema : heroEditSchema, body)
  const schema = isNew ? newPieceSchema : pieceEditSchema
  return firstProblem(schema(kindOf[type], currency), body)
}
