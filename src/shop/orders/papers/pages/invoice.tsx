import { data } from 'react-router'
import { orderPath } from '#platform/addresses/page-paths.ts'
import { shopContext } from '#web/shop-context.ts'
import { loadLook } from '#web/theme/look-facts.server.ts'
import { addressOf } from '#web/ui/hooks/api.ts'
import type { Route } from './+types/invoice'
import { PaperSheet } from './paper-sheet.tsx'

/** No script: the page is only read and printed. */
export const handle = { scripts: 'none' }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { papers } = context.get(shopContext).storefront
  const found = await papers.invoice(params.id)
  if (found?.invoice.token !== params.token) throw data(null, { status: 404 })
  const { paper, sheet } = found
  const canDraw = await papers.canDraw(found)
  return { paper, sheet, canDraw, look: await loadLook({ context, url }) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData ? `${loaderData.paper.title} · ${loaderData.paper.from}` : 'Not here'
  return [{ title }, { name: 'robots', content: 'noindex' }]
}

export default function InvoicePage({ loaderData, params }: Route.ComponentProps) {
  const path = { token: params.token, id: params.id }
  return (
    <PaperSheet
      paper={loaderData.paper}
      sheet={loaderData.sheet}
      pdf={
        loaderData.canDraw ? addressOf('GET /api/orders/{token}/invoices/{id}/pdf', { path }) : null
      }
      back={{ to: orderPath(params.token), words: 'Back to the order' }}
    />
  )
}
