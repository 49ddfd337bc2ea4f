import '#web/form/jitless.ts'
import { type MiddlewareFunction, redirect } from 'react-router'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import type { PageHandle } from '#root'
import { loadNextStep } from '#shop/audience/opening/admin/next-step.ts'
import { NextStepContext } from '#web/form/next-step.ts'
import { answerPlainForm } from '#web/form/plain/answer-plain-form.server.tsx'
import { linksAt, navItemsFor } from '#web/shell/site.ts'
import { apiContext, readingContext, shopContext, visitorContext } from '#web/shop-context.ts'
import { loadTheme } from '#web/theme/theme-facts.server.ts'
import { VisitorProvider } from '#web/ui/hooks/visitor.tsx'
import { CurrencyContext } from '#web/ui/money.ts'
import type { Route } from './+types/admin'
import { AdminLayout } from './admin-layout.tsx'
import { type Badges, loadBadges, totalCount } from './badges.ts'
import { Home } from './home/home.tsx'
import { loadScreen, type ScreenData } from './load-screen.server.ts'
import { type AdminLocation, homeTitle } from './location.ts'
import { MenuContext } from './menu-groups.ts'
import { fetchOwnScreen, fetchScreen, screenOf, useOwnStyles } from './screens.ts'
import { helpFor, locationOf, menuFor, titleOf } from './sections.server.ts'
import { SignInAgain } from './sign-in-again.tsx'
import { StaffRoleContext } from './staff-role.ts'
import { StudioZone } from './studio-zone.ts'
import { AdminTrouble, useLastFrame } from './trouble.tsx'

/** A middleware also guards React Router's '.data' address, which would return the data. */
const staffOnly: MiddlewareFunction<Response> = ({ context }) => {
  if (context.get(visitorContext)?.staffRole == null) throw redirect(pagePaths.home)
}

export const middleware = [staffOnly]

export const handle: PageHandle = { scripts: 'at-once', wholeScreen: true, app: 'admin' }

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const search = url.searchParams
  const { userId = '', email, staffRole: role = null } = context.get(visitorContext) ?? {}
  const location = locationOf(search, role)
  const [screen, studio, badges, demo, { isOpen }] = await Promise.all([
    loadScreen(shop, location, { search, userId, role, read: context.get(readingContext) }),
    shop.settings.studio(),
    loadBadges(shop),
    shop.admin.demo.status(),
    shop.storefront.opening.read(),
  ])
  const isDemo = demo.pieces + demo.heroes + demo.pictures > 0
  const menu = menuFor(role, isDemo ? ['demo'] : [])
  const { studioName, timeZone } = studio
  const ownPages = linksAt('menu', await shop.storefront.ownPages.shown())
  const navItems = navItemsFor(await shop.catalogue.listShown(), studio.takesCommissions, ownPages)
  const place = { location, title: titleOf(location), help: helpFor(location) }
  const frame = { ...place, menu, badges, navItems, studioName, timeZone }
  const here = `${pagePaths.admin}${url.search}`
  const next = isOpen || !location ? null : await loadNextStep(shop, here, { userId, role })
  const theme = await loadTheme({ context, url })
  const { currency } = await shop.settings.storeSettings.read()
  return { screen, ...frame, theme, currency, email: email ?? '', role, isOpen, next }
}

/** For a form from a browser without scripts: the screen is rendered to know its fields. */
export async function action({ request, context, url, params, pattern }: Route.ActionArgs) {
  const data = await loader({ request, context, url, params, pattern })
  const screen = (
    <CurrencyContext value={data.currency}>
      <VisitorProvider>
        <SignInAgain email={data.email}>
          <Work {...data} />
        </SignInAgain>
      </VisitorProvider>
    </CurrencyContext>
  )
  return answerPlainForm(request, context.get(apiContext), screen)
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const [data] = await Promise.all([serverLoader(), fetchScreen(new URL(request.url).search)])
  return data
}

if (typeof window !== 'undefined') await fetchOwnScreen()

export function meta({ loaderData }: Route.MetaArgs) {
  const robots = { name: 'robots', content: 'noindex' }
  if (!loaderData) return [{ title: homeTitle }, robots]
  const { screen, title, studioName, badges } = loaderData
  const waiting = totalCount(badges)
  const count = waiting > 0 ? `(${waiting}) ` : ''
  // Help and the settings both have a screen called Payments.
  const names = new Set([nameIn(screen) ?? title, title, studioName])
  return [{ title: `${count}${[...names].join(' · ')}` }, robots]
}

/** Specification §2: one page, whose parameters hold the location. */
export default function Admin({ loaderData }: Route.ComponentProps) {
  const { screen, badges, studioName, ...visit } = loaderData
  useLastFrame(loaderData)
  useOwnStyles()
  return (
    <MenuContext value={visit.menu}>
      <AdminLayout {...visit} name={nameIn(screen)} badges={badges} studioName={studioName}>
        <Work {...loaderData} />
      </AdminLayout>
    </MenuContext>
  )
}

type WorkProps = Pick<
  Awaited<ReturnType<typeof loader>>,
  'location' | 'screen' | 'badges' | 'menu' | 'role' | 'timeZone' | 'next'
>

function Work({ role, menu, timeZone, next, ...screen }: WorkProps) {
  return (
    <StaffRoleContext value={role}>
      <MenuContext value={menu}>
        <StudioZone value={timeZone}>
          <NextStepContext value={next?.fromStep ? next.to : null}>
            <Screen {...screen} />
          </NextStepContext>
        </StudioZone>
      </MenuContext>
    </StaffRoleContext>
  )
}

interface ScreenProps {
  location: AdminLocation | null
  screen: ScreenData
  badges: Badges
}

function Screen({ location, screen, badges }: ScreenProps) {
  if (screen.screen === 'home') return <Home {...screen} badges={badges} />
  const Shown = location && screenOf(location)
  const data = screen.screen === 'section' ? screen.data : { data: screen }
  return Shown && <Shown {...data} />
}

function nameIn(screen: ScreenData): string | null {
  if (screen.screen === 'form') return screen.name
  return screen.screen === 'section' ? (screen.data.name ?? null) : null
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminTrouble error={error} />
}
