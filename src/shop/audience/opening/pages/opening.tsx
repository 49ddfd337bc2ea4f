import { redirect } from 'react-router'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import { SubscribeForm } from '#shop/audience/back-in-stock/pages/subscribe-form.tsx'
import { theOpening } from '#shop/audience/back-in-stock/subscription.ts'
import { ClosedPage, StudioLinks } from '#shop/audience/closures/pages/closed-page.tsx'
import { parseLayout } from '#shop/audience/closures/pages/layout.ts'
import { shopContext } from '#web/shop-context.ts'
import { loadTheme } from '#web/theme/theme-facts.server.ts'
import { pageMeta } from '#web/ui/page-meta.ts'
import type { Route } from './+types/opening'
import { Awning } from './awning.tsx'
import { openingCopy as copy } from './copy.ts'
import styles from './opening.module.css'
import { PaperedWindow } from './papered-window.tsx'

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
    mails: shop.services.mailbox.isConnected(),
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

/** The drawing suits any studio, not only the demo's. */
export default function Opening({ loaderData }: Route.ComponentProps) {
  const { layout, site, message } = loaderData
  return (
    <ClosedPage>
      <div className={styles.screen} data-layout={layout}>
        <p className={styles.sign}>{site.studioName}</p>
        {layout === 'home' && <Awning className={styles.awning} />}
        <div className={styles.window}>
          <div className={styles.words}>
            <h1 className={styles.header}>{copy.header}</h1>
            {message && <p className={styles.message}>{message}</p>}
            <SubscribeForm target={theOpening} />
          </div>
          <div className={styles.glass}>
            <PaperedWindow className={styles.picture} />
          </div>
        </div>
        <StudioLinks site={site} className={styles.foot} />
      </div>
    </ClosedPage>
  )
}
