import type { ReactNode } from 'react'
import type { SocialLink } from '#shop/store/settings/settings.schema.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { reloadOnReturn } from './layout.ts'

export interface ClosedSite {
  studioName: string
  email: string
  social: SocialLink[]
}

export function ClosedPage({ children }: { children: ReactNode }) {
  return (
    <>
      <main id="main">{children}</main>
      <script
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
        dangerouslySetInnerHTML={{ __html: reloadOnReturn }}
      />
    </>
  )
}

export function StudioLinks({ site, className }: { site: ClosedSite; className?: string }) {
  const link = `${control.link} ${prose.wraps}`
  return (
    <footer className={`${layout.words5} ${className}`}>
      {site.email !== '' && (
        <a href={`mailto:${site.email}`} className={link}>
          {site.email}
        </a>
      )}
      {site.social.map(({ label, url }) => (
        <a key={url} href={url} rel="me noopener" className={link}>
          {label}
        </a>
      ))}
    </footer>
  )
}
