import type { Currency } from '#platform/money/currency.ts'
import { heroEditSchema, newHeroSchema } from '#shop/catalogue/home/hero.schema.ts'
import { newPieceSchema, pieceEditSchema } from '#shop/catalogue/products/piece.schema.ts'
import { kindOf, type ProductType } from '#web/admin/location.ts'
import { type Problem, problemsIn } from '#web/form/problem.ts'

export function productProblem(
  action: 'create' | 'edit',
  type: ProductType,
  body: object,
  currency: Currency,
): Problem[] {
  const isNew = action === 'create'
  if (type === 'hero') return problemsIn(isNew ? newHeroSchema : heroEditSchema, body)
  const schema = isNew ? newPieceSchema : pieceEditSchema
  return problemsIn(schema(kindOf[type], currency), body)
}
