/* Who sends a part. A part that nobody has begun goes to the print provider of today. */
import type { ExpressionBuilder } from 'kysely'
import type { FulfillmentState, Tables } from '#platform/db/tables/tables.ts'
import type { OrderFulfillment } from './order.ts'

const unbegun: readonly FulfillmentState[] = ['queued', 'failed']

/** `printProvider` 'manual': the studio prints. */
export function senderOf(
  { kind, state, provider }: Pick<OrderFulfillment, 'kind' | 'state' | 'provider'>,
  printProvider: string,
): 'studio' | 'printer' | 'former-printer' {
  if (kind === 'studio') return 'studio'
  const holder = unbegun.includes(state) ? printProvider : (provider ?? printProvider)
  if (holder === 'manual') return 'studio'
  return holder === printProvider ? 'printer' : 'former-printer'
}

/** `senderOf(own, printProvider)` is 'studio'. */
export const isStudios =
  (printProvider: string) =>
  ({ eb, and, or, not }: ExpressionBuilder<Tables & { own: Tables['fulfillments'] }, 'own'>) => {
    const begun = and([eb('own.state', 'not in', unbegun), eb('own.provider', 'is not', null)])
    return or([
      eb('own.kind', '=', 'studio'),
      and([begun, eb('own.provider', '=', 'manual')]),
      ...(printProvider === 'manual' ? [not(begun)] : []),
    ])
  }
