import { data } from 'react-router'
import { presentPath } from '#platform/addresses/page-paths.ts'
import { dayIn } from '#platform/time/zone.ts'
import { Bench } from '#shop/orders/record/pages/bench.tsx'
import { recordPageCopy } from '#shop/orders/record/pages/copy.ts'
import styles from '#shop/orders/record/pages/order.module.css'
import { stampDay } from '#shop/orders/record/pages/stamp-words.ts'
import { StudioStamp } from '#shop/orders/record/pages/studio-stamp.tsx'
import { arrivalWords } from '#shop/orders/record/pages/timeline.ts'
import { readPresentWords } from '#shop/orders/record/present/present-words.ts'
import { shopContext } from '#web/shop-context.ts'
import { useComposition } from '#web/theme/use-theme.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { largeType } from '#web/ui/large-type.ts'
import { pageMeta } from '#web/ui/page-meta.ts'
import type { Route } from './+types/present'

const copy = recordPageCopy.onItsWayTo

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const words = readPresentWords(url.searchParams)
  const present = await shop.storefront.orders.findPresent(params.name, words)
  if (!present) throw data(null, { status: 404 })
  const { studioName, timeZone } = await shop.settings.studio()
  const { publicUrl } = shop.settings.storeSettings.current()
  return { present, site: { studioName, publicUrl }, day: dayIn(present.paidAt, timeZone) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData)
    return [{ title: recordPageCopy.notHere }, { name: 'robots', content: 'noindex' }]
  const { studioName } = loaderData.site
  return pageMeta(loaderData.site, {
    title: copy.title,
    description: copy.made(studioName),
    path: presentPath(''),
    noindex: true,
  })
}

export default function Present({ loaderData }: Route.ComponentProps) {
  const { present, site, day } = loaderData
  const { from, lines, arrives, hasLeft } = present
  return (
    <div
      className={`${layout.stack7} ${layout.page} ${styles.successPage}`}
      {...useComposition('on-its-way')}
    >
      <Bench lines={lines} label={lines.length > 0 ? copy.pieces : copy.wrapped}>
        <StudioStamp studio={site.studioName} middle={stampDay(day)} className={styles.onBench} />
      </Bench>
      <div
        className={`${layout.stack4} ${layout.start} ${layout.measure} ${styles.successWords}`}
        data-part="bench-words"
      >
        <h1 style={largeType(copy.title)}>{copy.title}</h1>
        {from !== '' && <p className={`${prose.lead} ${prose.wraps}`}>{copy.from(from)}</p>}
        {hasLeft && <p>{copy.hasLeft}</p>}
        {arrives && <p>{arrivalWords(arrives)}</p>}
        <p className={prose.soft}>{copy.made(site.studioName)}</p>
      </div>
    </div>
  )
}
