import { z } from 'zod'
import { call, calls } from '#http/call.ts'
import type { Currency } from '#platform/money/currency.ts'
import { toDecimal } from '#platform/money/money.ts'
import { sizeSetAudit } from './admin/copy.ts'
import { sizesCopy } from './copy.ts'
import { sizeSetInputSchema, sizeSetSchema } from './size-sets.schema.ts'
import type { SizeSet } from './size-sets.ts'

export default calls('Sizes', [
  call({
    id: 'listSizeSets',
    at: 'GET /api/size-sets',
    least: 'helper',
    summary: 'Remembered sets of sizes, by their names',
    answer: [z.array(sizeSetSchema), 'At most 20'],
    run: async ({ shop, currency }) =>
      (await shop.catalogue.sizeSets.list()).map((set) => setJson(set, currency)),
  }),
  call({
    id: 'rememberSizes',
    at: 'PUT /api/size-sets',
    least: 'helper',
    audit: ['sizes.remembered', sizeSetAudit.sizesRemembered],
    summary: 'Remember a set of sizes, in the place of the one of this name',
    body: sizeSetInputSchema,
    answer: [sizeSetSchema, 'The set'],
    run: async ({ shop, body, currency }) =>
      setJson(await shop.catalogue.sizeSets.remember(body), currency),
  }),
  call({
    id: 'forgetSizes',
    at: 'DELETE /api/size-sets/id/{id}',
    least: 'helper',
    audit: ['sizes.forgotten', sizeSetAudit.sizesForgotten],
    summary: 'Forget a set of sizes; prints keep theirs',
    path: z.object({ id: z.string().regex(/^[0-9a-f]{32}$/, sizesCopy.noSet) }),
    status: 204,
    answer: 'It is forgotten',
    fails: ['not_found'],
    run: ({ shop, path }) => shop.catalogue.sizeSets.forget(path.id),
  }),
])

const setJson = ({ sizes, ...set }: SizeSet, currency: Currency) => ({
  ...set,
  sizes: sizes.map((size) => ({ ...size, price: toDecimal(size.price, currency) })),
})
