import type { ProductKind } from '#platform/addresses/kinds.ts'
import type { Currency } from '#platform/money/currency.ts'
import { formatMoney } from '#platform/money/money.ts'
import { productsCopy } from './copy.ts'
import { hasSeveralPrices, type Product, sizeInWords } from './product.ts'

export function fullName({
  name,
  descName,
  inventoryPolicy,
}: Pick<Product, 'name' | 'descName'> & Partial<Pick<Product, 'inventoryPolicy'>>): string {
  if (descName === null && inventoryPolicy && isSingle({ inventoryPolicy })) return name
  return `${name}, ${descName ?? productsCopy.artPrint}`
}

/** Among the prints it may be an original: only its own words say what it is. */
export const isSingle = ({ inventoryPolicy }: Pick<Product, 'inventoryPolicy'>): boolean =>
  inventoryPolicy === 'one_of_a_kind' || inventoryPolicy === 'not_for_sale'

export interface SaleItemName {
  kind: ProductKind
  descName: string | null
  size: string
  garmentSize: string | null
}

/** ['Giclée print', '10 × 10 in'], ['Linen shirt', 'size M']. */
export function saleItemDetails(
  { kind, descName, size, garmentSize }: SaleItemName,
  inches = 'in',
): string[] {
  const label = size || garmentSize
  const sized = label && sizeInWords(label, inches)
  // 'M' needs the word 'size'; '60 × 80 cm' and 'One size' do not.
  const isBare = sized === label && !/\bsize\b/i.test(label ?? '')
  const sizeWords = kind === 'clothing' && sized && isBare ? productsCopy.size(sized) : sized
  return [descName, sizeWords].flatMap((words) => words || [])
}

export function describeProduct(product: Product, currency: Currency): string {
  return product.description?.replace(/\s+/g, ' ').trim() || plainDescription(product, currency)
}

export function plainDescription(product: Product, currency: Currency): string {
  if (product.inventoryPolicy === 'not_for_sale') return `${fullName(product)}.`
  const least = Math.min(product.price, ...product.sizes.map(({ price }) => price))
  return `${fullName(product)}. ${hasSeveralPrices(product) ? 'From ' : ''}${formatMoney(least, currency)}.`
}
