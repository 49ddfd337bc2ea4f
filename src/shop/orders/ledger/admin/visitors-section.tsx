import type { Shop } from '#compose'
import type { Loaded, Section, SectionRequest } from '#web/admin/section.ts'
import layout from '#web/ui/kit/layout.module.css'
import { visitorsCopy } from './copy.ts'
import { PageViewsPart } from './page-views.tsx'
import { PeriodNav, periodIn } from './period-nav.tsx'

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
  return { period, hasNext, views: await shop.storefront.pageViews.read(period) }
}

export default function VisitorsScreen({ period, hasNext, views }: Loaded<typeof section>) {
  return (
    <div className={`${layout.stack6} ${layout.sized}`}>
      <PeriodNav section="visitors" period={period} hasNext={hasNext} />
      <PageViewsPart views={views} period={period} />
    </div>
  )
}
