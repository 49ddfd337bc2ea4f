import { Outlet, useLocation, useMatches } from 'react-router'
import type { Shop } from '#compose'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import type { PageHandle } from '#root'
import { CartFailed } from '#shop/checkout/cart/pages/cart-failed.tsx'
import { mayWithdraw } from '#shop/store/law/withdrawal.ts'
import { shopContext } from '#web/shop-context.ts'
import { loadTheme } from '#web/theme/theme-facts.server.ts'
import { lastTheme } from '#web/theme/use-theme.ts'
import type { Route } from './+types/layout'
import { ErrorPage, errorStatus, errorWords } from './error-page.tsx'
import { Frame } from './frame.tsx'
import { lastSite, linksAt, navItemsFor, type SiteFacts, useLastSite } from './site.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const [site, theme, { currency }] = await Promise.all([
    readSite(shop),
    loadTheme({ context, url }),
    shop.settings.storeSettings.read(),
  ])
  return { ...site, currency, shareCard: theme && `${theme.icons}/share.jpg`, theme }
}

async function readSite({ settings, catalogue, storefront, services }: Shop): Promise<SiteFacts> {
  const [studio, shown, law, hasArchive, ownPages] = await Promise.all([
    settings.studio(),
    catalogue.listShown(),
    settings.law.read(),
    storefront.archive.hasAny(),
    storefront.ownPages.shown(),
  ])
  const { studioName, artistName, tagLine, email, social, said, takesCommissions } = studio
  const { publicUrl, countries } = await settings.storeSettings.read()
  return {
    studioName,
    artistName,
    tagLine,
    email,
    social,
    navItems: navItemsFor(shown, takesCommissions, linksAt('menu', ownPages)),
    footItems: linksAt('footer', ownPages),
    publicUrl,
    imprint: law.published,
    withdrawal: countries.some(mayWithdraw),
    hasArchive,
    takesCommissions,
    mails: services.mailbox.isConnected(),
    pictureRights: said['footer.pictures'],
  }
}

/** For pages that failed: every other page has a `meta` of its own. */
export function meta({ error, loaderData }: Route.MetaArgs) {
  const theme = loaderData?.theme ?? lastTheme()
  const { title } = errorWords(errorStatus(error), theme?.drawings ?? 'none')
  const name = (loaderData ?? lastSite())?.studioName
  return [{ title: name ? `${title} · ${name}` : title }, { name: 'robots', content: 'noindex' }]
}

export default function StorefrontLayout({ loaderData }: Route.ComponentProps) {
  const site = useLastSite(loaderData)
  const isBare = useMatches().some(
    ({ handle }) => (handle as PageHandle | undefined)?.frame === 'none',
  )
  if (isBare) return <Outlet />
  return (
    <Frame site={site}>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const { pathname } = useLocation()
  const site = useLastSite(loaderData)
  // This boundary also catches the cart's error when the shop doesn't answer at all.
  return (
    <Frame site={site}>
      {pathname === pagePaths.cart ? (
        <CartFailed />
      ) : (
        <ErrorPage error={error} navItems={site?.navItems ?? []} />
      )}
    </Frame>
  )
}
