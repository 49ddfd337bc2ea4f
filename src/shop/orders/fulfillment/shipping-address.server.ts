/* Never calls the print provider; refused prints are queued again. */
import { capital } from '#platform/capital.ts'
import type { Writer } from '#platform/db/database.ts'
import { editVersion, requireVersion } from '#platform/edit-version.ts'
import { badInput, ShopError } from '#platform/errors.ts'
import { type Address, addressFault, findStateCode } from '#shop/orders/record/addresses/address.ts'
import { queueAgain } from '#shop/orders/record/fulfillments.server.ts'
import { addOrderEvent } from '#shop/orders/record/order-events.server.ts'
import { changeOrder, lockOrder, noSuchOrder } from '#shop/orders/record/order-record.server.ts'
import { senderOf } from '#shop/orders/record/senders.ts'
import { fulfillmentCopy } from './copy.ts'

/**
 * `version`: of the address that this one replaces.
 * ShopError 'bad_input' naming the field, 'not_found', 'changed' (unpaid, all has left, or another
 * address).
 */
export async function changeShippingAddress(
  trx: Writer,
  orderId: string,
  typed: Address,
  { printProvider, version, now }: { printProvider: string; version?: string; now: number },
): Promise<Address> {
  const fault = addressFault(typed)
  if (fault) throw badInput(fault.field, capital(fault.words))
  const address = { ...typed, state: findStateCode(typed) ?? typed.state }
  const order = await lockOrder(trx, orderId)
  if (!order) throw noSuchOrder()
  if (order.state !== 'paid') throw new ShopError('changed', fulfillmentCopy.nothingWaits)
  const fulfillments = await trx
    .selectFrom('fulfillments')
    .select(['kind', 'state', 'provider'])
    .where('order_id', '=', orderId)
    .execute()
  const open = fulfillments.filter((own) =>
    senderOf(own, printProvider) === 'studio'
      ? own.state !== 'shipped'
      : own.state === 'queued' || own.state === 'failed',
  )
  if (open.length === 0) {
    throw new ShopError('changed', fulfillmentCopy.allOnTheWay)
  }
  const ship_to = JSON.stringify(address)
  if (ship_to === order.ship_to) return address
  requireVersion(version, editVersion(order.ship_to && JSON.parse(order.ship_to)))
  await changeOrder(trx, orderId, { ship_to }, now)
  await addOrderEvent(trx, orderId, 'address_changed', '', now)
  const refused = open.some(({ kind, state }) => kind === 'prints' && state === 'failed')
  if (refused) await queueAgain(trx, orderId, now)
  return address
}
