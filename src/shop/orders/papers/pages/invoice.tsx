import { data } from 'react-router'
import { orderPath } from '#platform/addresses/page-paths.ts'
import type { PageHandle } from '#root'
import { shopContext } from '#web/shop-context.ts'
import { addressOf } from '#web/ui/hooks/api.ts'
import type { Route } from './+types/invoice'
import { papersPageCopy } from './copy.ts'
import { PaperSheet } from './paper-sheet.tsx'

/** The page is only read and printed. */
export const handle: PageHandle = { scripts: 'none', frame: 'none' }

export async function loader({ context, params }: Route.LoaderArgs) {
  const { papers } = context.get(shopContext).storefront
  const found = await papers.invoice(params.id)
  if (found?.invoice.token !== params.token) throw data(null, { status: 404 })
  const { paper, sheet } = found
  return { paper, sheet, canDraw: await papers.canDraw(found) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, from } = loaderData.paper
  return [{ title: `${title} · ${from}` }, { name: 'robots', content: 'noindex' }]
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
      back={{ to: orderPath(params.token), words: papersPageCopy.backOrder }}
    />
  )
}
