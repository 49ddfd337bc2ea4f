// First, because it names the order of the layers.
import './web/ui/base.css'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router'
import type { Route } from './+types/root'
import { documentPaths } from './platform/addresses/page-paths.ts'
import { type Currency, firstCurrency } from './platform/money/currency.ts'
import { ErrorPage } from './web/shell/error-page.tsx'
import { startsLater, useStarted } from './web/start/use-started.ts'
import type { ThemeFacts } from './web/theme/theme-facts.server.ts'
import { useTheme } from './web/theme/use-theme.ts'
import { VisitorProvider } from './web/ui/hooks/visitor.tsx'
import { CurrencyContext } from './web/ui/money.ts'
import { Toasts } from './web/ui/toasts.tsx'

export const links: Route.LinksFunction = () => [
  { rel: 'license', type: 'application/rsl+xml', href: documentPaths.licence },
  { rel: 'alternate', type: 'application/rss+xml', href: documentPaths.newPieces },
]

export interface PageHandle {
  /** 'at-once': with the page; by default they load after the page. */
  scripts?: 'none' | 'at-once'
  /** 'none': without the shop's bar and footer, like a paper. Its error page has them. */
  frame?: 'none'
  /** Extends under a phone's notch and home bar, and keeps its content off them. */
  wholeScreen?: true
  /** 'admin': installed, it is a separate app. */
  app?: 'admin'
}

export function Layout({ children }: { children: ReactNode }) {
  const theme = useTheme()
  // A page without data has failed: the error page in its place has its own scripts.
  const handles = useMatches().flatMap(({ handle, loaderData }) =>
    loaderData && handle ? [handle as PageHandle] : [],
  )
  const scripts = handles.find((each) => each.scripts !== undefined)?.scripts
  const isAdmin = handles.some(({ app }) => app === 'admin')
  const isWhole = handles.some((each) => each.wholeScreen)
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content={`width=device-width, initial-scale=1${isWhole ? ', viewport-fit=cover' : ''}`}
        />
        <Meta />
        <Links />
        <link rel="manifest" href={documentPaths[isAdmin ? 'adminApp' : 'app']} />
        {theme && <ThemeLinks theme={theme} />}
      </head>
      <body>
        {children}
        {scripts !== 'none' && <ScrollRestoration />}
        {scripts !== 'none' && <Scripts {...(scripts === undefined && { [startsLater]: '' })} />}
      </body>
    </html>
  )
}

/** After the style sheet that it overrides. */
function ThemeLinks({ theme: { sheet, fonts, colours, icons } }: { theme: ThemeFacts }) {
  const [light, dark] = colours
  return (
    <>
      <meta name="theme-color" content={light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={dark} media="(prefers-color-scheme: dark)" />
      {fonts.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
      ))}
      {sheet && <link rel="stylesheet" href={sheet} />}
      <link rel="icon" href={`${icons}/favicon.ico`} sizes="32x32" />
      <link rel="icon" href={`${icons}/favicon.svg`} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={`${icons}/apple-touch-icon.png`} />
    </>
  )
}

export default function Root() {
  useStarted()
  return (
    <CurrencyContext value={useLoadedCurrency()}>
      <VisitorProvider>
        <Outlet />
        <Toasts />
      </VisitorProvider>
    </CurrencyContext>
  )
}

function useLoadedCurrency(): Currency {
  const loaded = useMatches().map(
    ({ loaderData }) => loaderData as { currency?: Currency } | undefined,
  )
  return loaded.find((each) => each?.currency)?.currency ?? firstCurrency
}

/** Only for errors outside of every layout: layouts have boundaries of their own. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main id="main">
      <ErrorPage error={error} navItems={[]} />
    </main>
  )
}
