import { z } from 'zod'
import { call, calls } from '#http/call.ts'
import { productKinds } from '#platform/addresses/kinds.ts'
import type { Currency } from '#platform/money/currency.ts'
import { type Cents, toDecimal } from '#platform/money/money.ts'
import { costsAdminAudit } from './admin/copy.ts'
import { costsSchema, pieceCostsSchema } from './costs.schema.ts'
import type { PieceCosts, SharedCosts } from './costs.server.ts'

const amount = z.number().nullable()
const sharedAnswer = z
  .object({
    costs: z.array(
      z.object({
        kind: z.enum(productKinds),
        gallery: z.number(),
        size: z.string(),
        cost: z.number(),
      }),
    ),
    version: z.string(),
  })
  .meta({ id: 'SharedCosts' })
const pieceAnswer = z
  .object({
    name: z.string(),
    costs: z.array(
      z.object({
        size: z.string(),
        cost: amount.meta({ description: 'Its own; null: none.' }),
        shared: amount.meta({ description: 'What counts where it has none of its own.' }),
      }),
    ),
    version: z.string(),
  })
  .meta({ id: 'CostsOfPiece' })
const path = z.object({ kind: z.enum(productKinds), id: z.coerce.number().int().positive() })

export default calls('The owner: costs', [
  call({
    id: 'getCosts',
    at: 'GET /api/costs',
    least: 'partner',
    summary: 'What pieces cost to make, by kind, gallery and size',
    answer: [sharedAnswer, 'Costs of more than one piece'],
    run: async ({ shop, currency }) => sharedIn(await shop.admin.costs.shared(), currency),
  }),
  call({
    id: 'setCosts',
    at: 'PUT /api/costs',
    least: 'partner',
    audit: ['costs.changed', costsAdminAudit.changed],
    summary: 'Say what pieces cost to make, by kind, gallery and size',
    description: 'Replaces all costs but those of single pieces. Orders of before keep theirs.',
    body: costsSchema,
    answer: [sharedAnswer, 'Costs of more than one piece'],
    fails: ['changed'],
    run: async ({ shop, body, currency }) =>
      sharedIn(await shop.admin.costs.saveShared(body), currency),
  }),
  call({
    id: 'getPieceCosts',
    at: 'GET /api/costs/{kind}/{id}',
    least: 'partner',
    summary: 'What one piece costs to make, by size',
    path,
    answer: [pieceAnswer, 'Its costs'],
    fails: ['not_found'],
    run: async ({ shop, path, currency }) =>
      pieceIn(await shop.admin.costs.ofPiece(path), currency),
  }),
  call({
    id: 'setPieceCosts',
    at: 'PUT /api/costs/{kind}/{id}',
    least: 'partner',
    audit: ['costs.changed', costsAdminAudit.changed],
    summary: 'Say what one piece costs to make, by size',
    path,
    body: pieceCostsSchema,
    answer: [pieceAnswer, 'Its costs'],
    fails: ['not_found', 'changed'],
    run: async ({ shop, path, body, currency }) =>
      pieceIn(await shop.admin.costs.savePiece(path, body), currency),
  }),
])

function sharedIn({ costs, version }: SharedCosts, currency: Currency) {
  const rows = costs.map(({ kind, galleryId: gallery, size, cost }) => ({
    kind,
    gallery,
    size,
    cost: toDecimal(cost, currency),
  }))
  return { costs: rows, version }
}

function pieceIn({ name, sizes, version }: PieceCosts, currency: Currency) {
  const decimal = (sum: Cents | null) => (sum === null ? null : toDecimal(sum, currency))
  const costs = sizes.map(({ size, own, shared }) => ({
    size,
    cost: decimal(own),
    shared: decimal(shared),
  }))
  return { name, costs, version }
}
