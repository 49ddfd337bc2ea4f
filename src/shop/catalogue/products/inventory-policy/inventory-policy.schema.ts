import {
  defaultPolicies,
  type InventoryPolicy,
  inventoryPolicies,
  type ProductKind,
} from '#platform/addresses/kinds.ts'
import { badInput } from '#platform/errors.ts'
import { field } from '#shop/catalogue/collections/in-order.schema.ts'
import { productsCopy } from '#shop/catalogue/products/copy.ts'
import {
  type Form,
  isFilled,
  isOwn,
  maxQuantity,
  needsQuantity,
  refuse,
  wholeNumber,
} from '#shop/catalogue/products/form-checks.ts'
import type { PieceEdit } from '#shop/catalogue/products/piece.ts'
import { requireCounted } from './inventory-policy.ts'

export const inventoryPolicyFields = {
  making: field(
    'string',
    '`to_order`, `one_of_a_kind`, `counted` or `not_for_sale` (then its price and its sizes go). Of a new piece, when absent: prints are made to order, clothing is one of a kind, merch counted.',
  ),
  quantity: field(
    'integer',
    'Stock on hand, of what is counted without sizes: a whole number above zero. Nothing otherwise.',
  ),
  quantityRead: field(
    'integer',
    'Of an edit: stock on hand as it was read. What was sold since stays sold.',
  ),
}

/** ShopError 'bad_input' on `making`, `quantity` or `quantityRead`. */
export function readInventoryPolicy(
  form: Form,
  isEdit: boolean,
  kind: ProductKind,
): Pick<PieceEdit, 'inventoryPolicy' | 'quantity' | 'quantityRead'> {
  const policy = policyIn(form) ?? (isEdit ? undefined : defaultPolicies[kind])
  const made = policy === undefined ? {} : { inventoryPolicy: policy }
  // An edit without `making` follows the specification: merch is counted.
  if ((policy ?? defaultPolicies[kind]) === 'counted') return { ...made, ...counted(form, isEdit) }
  if (!isFilled(form, 'quantity')) return made
  const quantity = quantityOf(form, 0)
  if (policy === undefined) return { quantity }
  if (policy !== 'one_of_a_kind' || quantity !== 1) requireCounted(policy)
  return made
}

function policyIn({ making }: Form): InventoryPolicy | undefined {
  if (making === undefined || making === null || making === '') return undefined
  const found = inventoryPolicies.find((each) => each === making)
  if (found) return found
  throw badInput('making', productsCopy.policyMissing)
}

/** An edit may keep a quantity of zero; the catalogue refuses it elsewhere. */
function counted(form: Form, isEdit: boolean) {
  if (!isFilled(form, 'quantity') && areSizesCounted(form)) return {}
  const quantity = quantityOf(form, isEdit ? 0 : 1)
  if (!isEdit || !isFilled(form, 'quantityRead')) return { quantity }
  return { quantity, quantityRead: quantityOf(form, 0, 'quantityRead') }
}

const areSizesCounted = ({ sizes }: Form): boolean =>
  isOwn(sizes) && JSON.stringify(sizes).includes('quantity')

function quantityOf(form: Form, least: number, name = 'quantity'): number {
  const quantity = wholeNumber(form[name])
  const isPart = /^\s*\d+[.,]\d+\s*$/.test(String(form[name]))
  if (isPart) return refuse(form, badInput(name, productsCopy.wholeNumberMissing), 0)
  if (quantity === null || quantity < least) return refuse(form, badInput(name, needsQuantity), 0)
  if (quantity <= maxQuantity) return quantity
  return refuse(form, badInput(name, productsCopy.quantityTooLarge), 0)
}
