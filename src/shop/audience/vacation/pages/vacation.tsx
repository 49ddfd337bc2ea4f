import { redirect } from 'react-router'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import { SubscribeForm } from '#shop/audience/back-in-stock/pages/subscribe-form.tsx'
import { theShop } from '#shop/audience/back-in-stock/subscription.ts'
import { ClosedPage } from '#shop/audience/closures/pages/closed-page.tsx'
import { parseLayout } from '#shop/audience/closures/pages/layout.ts'
import { shopContext } from '#web/shop-context.ts'
import { loadTheme } from '#web/theme/theme-facts.server.ts'
import { pageMeta } from '#web/ui/page-meta.ts'
import type { Route } from './+types/vacation'
import { VacationScreen } from './vacation-screen.tsx'

/** Without scripts the page can be shown at any address. */
export const handle = { scripts: 'none' }

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const [vacation, studio] = await Promise.all([
    shop.storefront.vacation.read(),
    shop.settings.studio(),
  ])
  if (!vacation.on) throw redirect(pagePaths.home)
  const { studioName, email, social } = studio
  return {
    theme: await loadTheme({ context, url }),
    layout: parseLayout(url.searchParams.get('layout')),
    header: vacation.header,
    message: vacation.message,
    opensOn: vacation.end?.day ?? null,
    mails: shop.services.mailbox.isConnected(),
    site: { studioName, email, social, publicUrl: shop.settings.storeSettings.current().publicUrl },
  }
}

/** Search engines keep the home page; the other pages return with the shop. */
export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { layout, header, message, site } = loaderData
  const isHome = layout === 'home'
  return pageMeta(site, {
    title: isHome ? undefined : header,
    description: message,
    path: pagePaths.home,
    noindex: !isHome,
  })
}

export default function Vacation({ loaderData }: Route.ComponentProps) {
  return (
    <ClosedPage>
      <VacationScreen {...loaderData}>
        <SubscribeForm target={theShop} />
      </VacationScreen>
    </ClosedPage>
  )
}
