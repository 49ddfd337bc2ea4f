import type { Shop } from '#compose'
import { PeriodNav, periodIn } from '#shop/orders/ledger/admin/period-nav.tsx'
import { readNames } from '#web/admin/search/names.ts'
import type { Loaded, Section, SectionRequest } from '#web/admin/section.ts'
import layout from '#web/ui/kit/layout.module.css'
import { visitorsCopy } from './copy.ts'
import { PageViewsPart } from './page-views.tsx'

export const section = {
  at: 'visitors',
  label: visitorsCopy.visitors,
  least: 'partner',
  menu: { group: 'marketing', place: 40, keywords: visitorsCopy.visitorsKeywords },
  help: 'profit',
  load,
} satisfies Section

async function load(shop: Shop, { search }: SectionRequest) {
  const { timeZone } = await shop.settings.studio()
  const { period, hasNext } = periodIn(search, shop.clock.now(), timeZone)
  const views = await shop.storefront.pageViews.read(period)
  const numbers = views.pages.map(({ path }) => path.slice(path.lastIndexOf('/') + 1))
  const found = await readNames(shop, numbers)
  const names = Object.fromEntries(found.map(({ path, name }) => [path, name]))
  return { period, hasNext, views, names }
}

export default function VisitorsScreen(props: Loaded<typeof section>) {
  const { period, hasNext, views, names } = props
  return (
    <div className={`${layout.stack6} ${layout.sized}`}>
      <PeriodNav section="visitors" period={period} hasNext={hasNext} />
      <PageViewsPart views={views} names={names} period={period} />
    </div>
  )
}
