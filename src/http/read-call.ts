import type { Shop } from '#compose'
import type { Visitor } from '#shop/people/identity/visitor.ts'
import type { Reading } from '#web/ui/hooks/api.ts'
import { allCalls } from './all-calls.ts'
import { inCurrency, type Schema } from './call.ts'
import { requireRole } from './session.ts'

const rows = new Map(allCalls.flatMap(({ row }) => (row ? [[row.at as string, row]] : [])))

/** Answers reading calls inside the process, by the rights of the visitor. */
export function readingFor(shop: Shop, visitor: Visitor | null): Reading {
  const read = async (at: string, given: { path?: object; query?: object } = {}) => {
    const row = rows.get(at)
    if (!row) throw new Error(`${at} is no call.`)
    if (row.least !== 'everyone') requireRole(visitor, row.least)
    const { currency } = await shop.settings.storeSettings.read()
    return row.run({
      shop,
      currency,
      visitor: visitor as Visitor,
      body: undefined,
      path: (row.path as Schema | undefined)?.parse(given.path) as undefined,
      query: (inCurrency(row.query, currency) as Schema | undefined)?.parse(
        given.query ?? {},
      ) as undefined,
      get c(): never {
        throw new Error(`${at} needs a request.`)
      },
    })
  }
  return read as Reading
}
