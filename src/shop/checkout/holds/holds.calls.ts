import { z } from 'zod'
import { call, calls } from '#http/call.ts'
import { ShopError } from '#platform/errors.ts'
import { debitsSchema, debitsSetting } from '#shop/checkout/checkout/debits/debits.schema.ts'
import { orderIdSchema } from '#shop/orders/back-office/owner-order.schema.ts'
import { orderStates } from '#shop/orders/record/order.schema.ts'
import { holdsAudit, holdsCopy } from './admin/copy.ts'
import { holdSchema } from './holds.schema.ts'

export default calls('Orders', [
  call({
    id: 'updateDebits',
    at: 'PUT /api/holds/debits',
    least: 'partner',
    audit: ['debits.changed', holdsAudit.debitsChanged],
    summary: 'Say whether single pieces may be paid by methods whose money comes days later',
    body: debitsSchema,
    answer: [debitsSchema, 'What is said now'],
    run: ({ shop, body }) => shop.settings.set(debitsSetting, body),
  }),
  call({
    id: 'listHolds',
    at: 'GET /api/holds',
    least: 'helper',
    summary: 'What buyers hold while they pay, the oldest hold first',
    answer: [z.array(holdSchema), 'Pieces, since when and until when; never who holds them'],
    run: ({ shop }) => shop.storefront.checkout.holds(),
  }),
  call({
    id: 'endHold',
    at: 'DELETE /api/holds/{id}',
    least: 'partner',
    audit: ['hold.ended', holdsAudit.holdEnded],
    summary: 'End a hold',
    description:
      'The payment session is expired first; a payment that was faster wins, and the order is then sold. Money that is on its way and comes after all is refunded.',
    path: z.object({ id: orderIdSchema }),
    answer: [z.object({ state: z.enum(orderStates) }), 'How the order stands afterwards'],
    fails: ['not_found', 'payment_unavailable'],
    async run({ shop, path }) {
      const state = await shop.storefront.checkout.endHold(path.id)
      if (state === null) throw new ShopError('not_found', holdsCopy.noSuchHold)
      return { state }
    },
  }),
])
