/* By inventory policy (docs/decisions/037) and size (076). Opens no transaction. */
import { type InventoryPolicy, isStocked } from '#platform/addresses/kinds.ts'
import type { Writer } from '#platform/db/database.ts'
import { badInput, isShopError, ShopError } from '#platform/errors.ts'
import { readPieceSizes } from '#shop/catalogue/sizes/piece-sizes.server.ts'
import {
  addNewStock,
  changeOnHand,
  lockIfUnheld,
  readStock,
  removeStock,
  setOnHand,
} from '#shop/catalogue/stock/stock.server.ts'
import {
  inStockOrder,
  type StockLevel,
  type StockRef,
  stockKey,
} from '#shop/catalogue/stock/stock.ts'
import { productsCopy } from './copy.ts'
import { needsQuantity } from './form-checks.ts'
import { requireCounted, requireFitting } from './inventory-policy/inventory-policy.ts'
import type { PieceEdit, PieceFacts } from './piece.ts'
import { type PieceKey, updatePiece } from './product-rows.server.ts'

/** Undefined `quantity` keeps the number of units. */
interface Count extends StockRef {
  quantity: number | undefined
  quantityRead: number | undefined
  field: string
}

/** ShopError 'bad_input' for sizes that do not fit the inventory policy, and for a size without a quantity. */
export async function addStock(
  trx: Writer,
  piece: PieceKey,
  policy: InventoryPolicy,
  facts: PieceFacts,
): Promise<void> {
  for (const count of await wantedCounts(trx, piece, policy, facts)) {
    const { field, quantity = 0 } = count
    const units = field === 'quantity' ? quantity : quantityOf(count)
    await addNewStock(trx, count, policy === 'counted' ? units : 1)
  }
}

/** Errors as `addStock` and `setOnHand`; 'held' on `making` or `sizes` during a payment. */
export async function editStock(
  trx: Writer,
  piece: PieceKey,
  before: InventoryPolicy,
  edit: PieceEdit,
): Promise<void> {
  const { inventoryPolicy: policy = before } = edit
  const levels = await readStock(trx, [{ kind: piece.kind, productId: piece.id }])
  const counts = await wantedCounts(trx, piece, policy, edit)
  if (policy === before) requireOwnCounts(policy, edit, counts, levels)
  else if (policy === 'counted') requireSome(counts)
  const wanted = new Map(counts.map((count) => [stockKey(count), count]))
  const gone = [...levels.values()].filter((level) => !wanted.has(stockKey(level)))
  const added = counts.filter((count) => !levels.has(stockKey(count)))
  let left: number | undefined
  for (const ref of inStockOrder<StockRef>([
    ...gone,
    ...counts.filter((each) => !added.includes(each)),
  ])) {
    const count = wanted.get(stockKey(ref))
    if (!count) left = await takeOut(trx, ref, policy === before)
    else if (policy === before) await change(trx, count, levels.get(stockKey(ref)), policy)
    else await restart(trx, count, policy)
  }
  for (const count of added) {
    // A renamed size keeps its units.
    const isRenamed = gone.length === 1 && added.length === 1
    const isSame = levels.size === 1 && counts.length === 1
    const kept = isRenamed && (isSame || count.quantityRead !== undefined) ? left : undefined
    await addNewStock(trx, count, unitsOf(count, policy, kept))
  }
  if (policy !== before) await updatePiece(trx, piece, { making: policy })
}

async function wantedCounts(
  trx: Writer,
  piece: PieceKey,
  policy: InventoryPolicy,
  { ownSizes, quantity, quantityRead }: Pick<PieceEdit, 'ownSizes' | 'quantity' | 'quantityRead'>,
): Promise<Count[]> {
  if (!isStocked(policy)) return []
  const ref = { kind: piece.kind, productId: piece.id }
  const sizes = await readPieceSizes(trx, piece)
  requireFitting(policy, sizes)
  const whole = { quantity, quantityRead }
  if (policy === 'one_of_a_kind' || sizes.length === 0) {
    return [{ ...ref, size: '', ...whole, field: 'quantity' }]
  }
  return sizes.map(({ label: size }, at) => {
    const given = ownSizes?.find(({ label }) => label === size)
    const own = { quantity: given?.quantity, quantityRead: given?.quantityRead }
    const isAlone = sizes.length === 1 && own.quantity === undefined
    const field = isAlone ? 'quantity' : `sizes.${at}.quantity`
    return { ...ref, size, ...(isAlone ? whole : own), field }
  })
}

/** A piece that begins to be counted has at least one. */
function requireSome(counts: readonly Count[]): void {
  const sum = counts.reduce((units, count) => units + quantityOf(count), 0)
  if (sum === 0) throw badInput(counts[0]?.field ?? 'quantity', needsQuantity)
}

function quantityOf({ quantity, field }: Count): number {
  if (quantity === undefined) throw badInput(field, needsQuantity)
  return quantity
}

/** A client that knows no sizes or no `making` sends the quantity that it read. */
function requireOwnCounts(
  policy: InventoryPolicy,
  { quantity, quantityRead }: PieceEdit,
  counts: readonly Count[],
  levels: ReadonlyMap<string, StockLevel>,
): void {
  if (quantity === undefined || quantity === quantityRead) return
  if (policy === 'one_of_a_kind' && quantity <= 1) return
  requireCounted(policy)
  if (counts.some(({ field }) => field === 'quantity')) return
  const onHand = [...levels.values()].reduce((sum, level) => sum + level.onHand, 0)
  const isSaid = counts.some((count) => count.quantity !== undefined)
  if (!isSaid && quantity !== onHand) throw badInput('quantity', productsCopy.quantityBySize)
}

/** `before`: the units left under the former name. */
function unitsOf(count: Count, policy: InventoryPolicy, before: number | undefined): number {
  if (policy === 'one_of_a_kind') return before === undefined ? 1 : Math.min(before, 1)
  const { quantity, quantityRead } = count
  if (before === undefined) return quantityOf(count)
  if (quantity === undefined) return before
  // Units sold since the form was opened stay sold.
  return quantityRead === undefined ? quantity : Math.max(0, before + quantity - quantityRead)
}

/** A sold-out piece keeps its quantity of zero while other facts are edited. */
async function change(
  trx: Writer,
  count: Count,
  level: StockLevel | undefined,
  policy: InventoryPolicy,
): Promise<void> {
  const { quantity, quantityRead, field } = count
  if (quantity === undefined || quantity === quantityRead || policy === 'one_of_a_kind') return
  if (quantity === 0 && field === 'quantity') {
    if (level && level.onHand > 0) throw badInput(field, needsQuantity)
  } else if (quantityRead === undefined) await setOnHand(trx, count, quantity)
  else await changeOnHand(trx, count, quantity - quantityRead)
}

async function restart(trx: Writer, count: Count, policy: InventoryPolicy): Promise<void> {
  await lockIfUnheld(trx, count).catch((error) => refuseWhilePaid(error, count, false))
  // Read after the lock: a sold-out piece stays sold.
  const { onHand = 0 } = (await readStock(trx, [count])).get(stockKey(count)) ?? {}
  const units = policy === 'counted' ? quantityOf(count) : Math.min(onHand, 1)
  await setOnHand(trx, count, units)
}

function takeOut(trx: Writer, ref: StockRef, isSize: boolean): Promise<number> {
  return removeStock(trx, ref).catch((error) => refuseWhilePaid(error, ref, isSize))
}

function refuseWhilePaid(error: unknown, { size }: StockRef, isSize: boolean): never {
  if (!isShopError(error) || error.code !== 'held') throw error
  const words = isSize && size !== '' ? productsCopy.sizePaidFor(size) : productsCopy.beingPaidFor
  throw new ShopError('held', words, { ...error.details, field: isSize ? 'sizes' : 'making' })
}
