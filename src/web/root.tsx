import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import type { Route } from './+types/root'
import './ui/base.css'
import displayFont from './ui/fonts/fraunces-display.woff2?url'
import textFont from './ui/fonts/karla-text.woff2?url'
import { Toasts } from './ui/toasts.tsx'
import { VisitorProvider } from './ui/visitor.tsx'

export const links: Route.LinksFunction = () =>
  [displayFont, textFont].map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
  }))

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
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
        <ScrollRestoration />
        <Scripts />
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
