// First, because it names the order of the layers.
import './ui/base.css'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router'
import { setShopCurrency, shopCurrency } from '#kernel/money.ts'
import type { Route } from './+types/root'
import { ErrorPage } from './storefront/frame/error-page.tsx'
import displayFont from './ui/fonts/fraunces-display.woff2?url'
import textFont from './ui/fonts/karla-text.woff2?url'
import { Toasts } from './ui/toasts.tsx'
import { VisitorProvider } from './ui/visitor.tsx'

export const links: Route.LinksFunction = () => [
  ...[displayFont, textFont].map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
  { rel: 'alternate', type: 'application/rss+xml', href: '/rss.xml' },
]

/** What a route's `handle` may say: a still page needs no script. */
export interface PageHandle {
  still?: boolean
}

// The server's page says to the browser what its money is in.
if (typeof document !== 'undefined') {
  const { currency } = document.documentElement.dataset
  if (currency) setShopCurrency(currency)
}

export function Layout({ children }: { children: ReactNode }) {
  const still = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.still)
  return (
    <html lang="en" data-currency={shopCurrency()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f8f2e6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#191a21" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {!still && <ScrollRestoration />}
        {!still && <Scripts />}
      </body>
    </html>
  )
}

export default function Root() {
  return (
    <VisitorProvider>
      <Outlet />
      <Toasts />
    </VisitorProvider>
  )
}

/** Only for what breaks outside of every layout: those have boundaries of their own. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main id="main">
      <ErrorPage error={error} />
    </main>
  )
}
