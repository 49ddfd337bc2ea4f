import { data } from 'react-router'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import {
  buyItemsSchema,
  parseContinueTo,
  readableItems,
} from '#shop/checkout/cart/buy-link.schema.ts'
import cart from '#shop/checkout/cart/pages/cart.module.css'
import { shopContext } from '#web/shop-context.ts'
import { shopCopy } from '#web/ui/copy.ts'
import { addressOf } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { pageMeta } from '#web/ui/page-meta.ts'
import type { Route } from './+types/picked'
import { NoLines, TravelledLines } from './travelled-lines.tsx'

const copy = shopCopy.buyLink

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const items = readableItems(params.items)
  const named = buyItemsSchema.safeParse(items).data ?? { items: [], unread: 1 }
  const next = parseContinueTo(url.searchParams)
  const [{ lines, missing }, { studioName }] = await Promise.all([
    shop.storefront.cartLinks.listed(named),
    shop.settings.studio(),
  ])
  const { publicUrl } = shop.settings.storeSettings.current()
  const site = { studioName, publicUrl }
  const fields: Record<string, string> = { items }
  if (next !== undefined) fields.continue_to = next
  return data({ fields, lines, missing, site }, { status: lines.length > 0 ? 200 : 404 })
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: copy.title }]
  const { site } = loaderData
  const { title, description } = copy
  return pageMeta(site, { title, description, path: pagePaths.cart, noindex: true })
}

export default function PickedPage({ loaderData }: Route.ComponentProps) {
  const { fields, lines, missing } = loaderData
  const isOpen = lines.some(({ state }) => state !== 'sold_out')
  return (
    <div className={`${layout.page} ${layout.framed}`}>
      <header className={cart.head}>
        <h1>{copy.title}</h1>
        {lines.length > 0 && (
          <p className={`${prose.soft} ${cart.made}`}>{isOpen ? copy.text : copy.nothing}</p>
        )}
        {isOpen && missing > 0 && <p className={`${prose.soft} ${cart.made}`}>{copy.some}</p>}
      </header>
      {lines.length > 0 ? (
        <TravelledLines lines={lines} action={addressOf('POST /api/cart/buy')} fields={fields} />
      ) : (
        <NoLines words={copy.nothing} />
      )}
    </div>
  )
}
