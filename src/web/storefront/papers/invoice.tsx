import { data } from 'react-router'
import { orderPath } from '#kernel/page-paths.ts'
import { loadLook } from '#web/look/look-facts.server.ts'
import { shopContext } from '#web/shop-context.ts'
import { addressOf } from '#web/ui/api.ts'
import type { Route } from './+types/invoice'
import { PaperSheet } from './paper-sheet.tsx'

/** It is read and printed: no script comes with it. */
export const handle = { scripts: 'none' }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const found = await context.get(shopContext).storefront.papers.invoice(params.id)
  if (found?.invoice.token !== params.token) throw data(null, { status: 404 })
  const { paper, sheet } = found
  return { paper, sheet, look: await loadLook({ context, url }) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData ? `${loaderData.paper.title} · ${loaderData.paper.from}` : 'Not here'
  return [{ title }, { name: 'robots', content: 'noindex' }]
}

/** An invoice or a credit note of the buyer's. */
export default function InvoicePage({ loaderData, params }: Route.ComponentProps) {
  const path = { token: params.token, id: params.id }
  return (
    <PaperSheet
      paper={loaderData.paper}
      sheet={loaderData.sheet}
      pdf={addressOf('GET /api/orders/{token}/invoices/{id}/pdf', { path })}
      back={{ to: orderPath(params.token), words: 'Back to the order' }}
    />
  )
}
