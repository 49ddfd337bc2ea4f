import { redirect } from 'react-router'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import { SubscribeForm } from '#shop/audience/back-in-stock/pages/subscribe-form.tsx'
import { theOpening } from '#shop/audience/back-in-stock/subscription.ts'
import { ClosedPage } from '#shop/audience/closures/pages/closed-page.tsx'
import { parseLayout } from '#shop/audience/closures/pages/layout.ts'
import { shopContext } from '#web/shop-context.ts'
import { loadTheme } from '#web/theme/theme-facts.server.ts'
import { pageMeta } from '#web/ui/page-meta.ts'
import type { Route } from './+types/opening'
import { openingCopy as copy } from './copy.ts'
import { OpeningScreen } from './opening-screen.tsx'

/** Without scripts the page can be shown at any address. */
export const handle = { scripts: 'none' }

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { opening } = shop.storefront
  const [{ isOpen }, studio] = await Promise.all([opening.read(), shop.settings.studio()])
  if (isOpen) throw redirect(pagePaths.home)
  const { studioName, email, social, said } = studio
  return {
    theme: await loadTheme({ context, url }),
    layout: parseLayout(url.searchParams.get('layout')),
    message: said['opening.message'],
    takesAddresses: opening.takesAddresses(),
    site: { studioName, email, social, publicUrl: shop.settings.storeSettings.current().publicUrl },
  }
}

/** Search engines may index the home page; the other pages follow when the shop opens. */
export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { layout, site, message } = loaderData
  const isHome = layout === 'home'
  return pageMeta(site, {
    title: isHome ? undefined : copy.header,
    description: message || `${site.studioName}. ${copy.header}`,
    path: pagePaths.home,
    noindex: !isHome,
  })
}

export default function Opening({ loaderData }: Route.ComponentProps) {
  const { layout, takesAddresses, site, message } = loaderData
  return (
    <ClosedPage>
      <OpeningScreen layout={layout} site={site} message={message}>
        {takesAddresses && <SubscribeForm target={theOpening} />}
      </OpeningScreen>
    </ClosedPage>
  )
}
