/* By inventory policy (docs/decisions/037). Opens no transaction. */
import type { InventoryPolicy } from '#platform/addresses/kinds.ts'
import type { Writer } from '#platform/db/database.ts'
import { badInput, isShopError, ShopError } from '#platform/errors.ts'
import { sizesOf } from '#shop/catalogue/sizes/piece-sizes.server.ts'
import {
  addNewStock,
  changeOnHand,
  readStock,
  removeStock,
  setOnHand,
  takeUnheld,
} from '#shop/catalogue/stock/stock.server.ts'
import { stockKey } from '#shop/catalogue/stock/stock.ts'
import { productsCopy } from './copy.ts'
import { needsQuantity } from './form-checks.ts'
import { requireCounted, requireFitting } from './inventory-policy/inventory-policy.ts'
import type { PieceEdit } from './piece.ts'
import type { PieceKey } from './product-rows.server.ts'

/** ShopError 'bad_input' for sizes that do not fit `making`. */
export async function addStock(
  trx: Writer,
  piece: PieceKey,
  making: InventoryPolicy,
  quantity: number,
): Promise<void> {
  if (making === 'to_order') return
  requireFitting(making, await sizesOf(trx, piece))
  await addNewStock(trx, piece.kind, piece.id, making === 'counted' ? quantity : 1)
}

/** Errors as `addStock` and `setOnHand`, 'held' on `making` while a buyer pays for some units. */
export async function editStock(
  trx: Writer,
  piece: PieceKey,
  before: InventoryPolicy,
  edit: PieceEdit,
): Promise<void> {
  const { making = before } = edit
  if (making !== 'to_order') requireFitting(making, await sizesOf(trx, piece))
  if (making === before) await editQuantity(trx, piece, making, edit)
  else await changePolicy(trx, piece, [before, making], edit.quantity)
}

/** A sold-out piece keeps its quantity of zero while other facts are edited. */
async function editQuantity(
  trx: Writer,
  { kind, id }: PieceKey,
  making: InventoryPolicy,
  { quantity, quantityRead }: PieceEdit,
): Promise<void> {
  if (quantity === undefined || quantity === quantityRead) return
  // A client that does not know `making` sends the quantity that it read.
  if (making === 'one_of_a_kind' && quantity <= 1) return
  requireCounted(making)
  if (quantity > 0 && quantityRead !== undefined) {
    await changeOnHand(trx, kind, id, quantity - quantityRead)
  } else if (quantity > 0) {
    await setOnHand(trx, kind, id, quantity)
  } else {
    const level = (await readStock(trx, [{ kind, productId: id }])).get(stockKey(kind, id))
    if (level && level.onHand > 0) throw badInput('quantity', needsQuantity)
  }
}

async function changePolicy(
  trx: Writer,
  { kind, id }: PieceKey,
  [from, to]: readonly [InventoryPolicy, InventoryPolicy],
  quantity: number | undefined,
): Promise<void> {
  const ref = { kind, productId: id }
  if (to === 'counted' && !quantity) throw badInput('quantity', needsQuantity)
  if (from !== 'to_order') await takeUnheld(trx, ref).catch(refuseWhilePaid)
  if (to === 'to_order') await removeStock(trx, ref)
  else if (from === 'to_order') await addNewStock(trx, kind, id, quantity ?? 1)
  else if (to === 'counted') await setOnHand(trx, kind, id, quantity ?? 1)
  else {
    // A sold-out piece stays sold.
    const { onHand = 0 } = (await readStock(trx, [ref])).get(stockKey(kind, id)) ?? {}
    await setOnHand(trx, kind, id, Math.min(onHand, 1))
  }
  const query = trx.updateTable('pieces').set({ making: to })
  await query.where('kind', '=', kind).where('id', '=', id).execute()
}

function refuseWhilePaid(error: unknown): never {
  if (!isShopError(error) || error.code !== 'held') throw error
  throw new ShopError('held', productsCopy.beingPaidFor, { ...error.details, field: 'making' })
}
