import type { ProductKind } from '#platform/addresses/kinds.ts'
import { priceText } from '#web/form/price-text.ts'

/** A new code as it is typed. */
export interface CodeValues {
  code: string
  off: 'percent' | 'amount' | 'none'
  percent: string
  amount: string
  freeShipping: boolean
  scope: 'all' | 'kinds' | 'collections' | 'pieces'
  kinds: readonly ProductKind[]
  /** Ids of galleries and series. */
  collections: readonly number[]
  /** As 'merch/7'. */
  pieces: readonly string[]
  from: string
  until: string
  most: string
  oncePerBuyer: boolean
  least: string
}

export const noCode: CodeValues = {
  code: '',
  off: 'percent',
  percent: '',
  amount: '',
  freeShipping: false,
  scope: 'all',
  kinds: [],
  collections: [],
  pieces: [],
  from: '',
  until: '',
  most: '',
  oncePerBuyer: false,
  least: '',
}

export function codeBody(values: CodeValues) {
  const { code, off, percent, amount, scope, from, until, most, least } = values
  const pieces = values.pieces.map((piece) => {
    const [kind, id] = piece.split('/')
    return { kind: kind as ProductKind, productId: Number(id) }
  })
  return {
    code,
    percent: off === 'percent' ? Number(percent) : null,
    amount: off === 'amount' ? Number(priceText(amount)) : null,
    freeShipping: off === 'none' || values.freeShipping,
    scope:
      scope === 'all'
        ? null
        : {
            kinds: scope === 'kinds' ? [...values.kinds] : [],
            pieces: scope === 'pieces' ? pieces : [],
            collections: scope === 'collections' ? [...values.collections] : [],
          },
    from: from || null,
    until: until || null,
    most: most.trim() === '' ? null : Number(most),
    oncePerBuyer: values.oncePerBuyer,
    least: least.trim() === '' ? 0 : Number(priceText(least)),
  }
}
