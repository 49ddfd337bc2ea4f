import { data } from 'react-router'
import { adminSectionPath, slipPath } from '#platform/addresses/page-paths.ts'
import type { PageHandle } from '#root'
import { shopContext, visitorContext } from '#web/shop-context.ts'
import { addressOf } from '#web/ui/hooks/api.ts'
import control from '#web/ui/kit/control.module.css'
import type { Route } from './+types/packing-slip'
import { papersPageCopy } from './copy.ts'
import { PaperSheet } from './paper-sheet.tsx'

/** The page is only read and printed. */
export const handle: PageHandle = { scripts: 'none', frame: 'none' }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const number = /^[1-9]\d{0,8}$/.test(params.number) ? Number(params.number) : null
  const isStaff = context.get(visitorContext)?.role === 'admin'
  const order = isStaff && number !== null ? await shop.admin.orders.byNumber(number) : null
  if (!order) throw data(null, { status: 404 })
  const prices = url.searchParams.get('prices') === '1'
  const customs = url.searchParams.get('customs') === '1'
  const { papers } = shop.storefront
  const found = customs ? await papers.customs(order) : await papers.slip(order, { prices })
  if (!found) throw data(null, { status: 404 })
  const { paper, sheet } = found
  const canDraw = await papers.canDraw(found)
  const { id, withoutPrices } = order
  const about = { id, number: order.number, withoutPrices }
  return { paper, sheet, canDraw, order: about, prices, customs }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { paper, order } = loaderData
  return [{ title: `${paper.title} ${order.number}` }, { name: 'robots', content: 'noindex' }]
}

export default function PackingSlip({ loaderData }: Route.ComponentProps) {
  const { paper, sheet, canDraw, order, prices, customs } = loaderData
  const query = { prices: prices ? '1' : '0', customs: customs ? '1' : '0' } as const
  return (
    <PaperSheet
      paper={paper}
      sheet={sheet}
      pdf={
        canDraw
          ? addressOf('GET /api/orders/id/{id}/packing-slip/pdf', {
              path: { id: order.id },
              query,
            })
          : null
      }
      back={{ to: adminSectionPath('orders', order.number), words: papersPageCopy.backOrder }}
    >
      {customs ? (
        <p>{papersPageCopy.customsHint}</p>
      ) : order.withoutPrices ? (
        <p>{papersPageCopy.presentHint}</p>
      ) : (
        <p>
          <a href={slipPath(order.number, !prices)} className={control.target}>
            {prices ? papersPageCopy.withoutPrices : papersPageCopy.withPrices}
          </a>
        </p>
      )}
    </PaperSheet>
  )
}
