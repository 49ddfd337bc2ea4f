import { Link } from 'react-router'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import { withdrawHere } from '#shop/store/law/words/withdrawal.copy.ts'
import { Doodle, doodleCount } from '#web/ui/doodles.tsx'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { StudioMail } from '#web/ui/studio-mail.tsx'
import { shellCopy } from './copy.ts'
import styles from './frame.module.css'
import type { SiteFacts } from './site.ts'

export function Footer({ site }: { site: SiteFacts }) {
  const { navItems, footItems, email, social, studioName } = site
  return (
    <footer className={styles.footer}>
      <div className={`${layout.page} ${styles.inside}`}>
        <Doodle which={doodleCount - 1} className={styles.last} />
        <div className={`${layout.words5} ${layout.baseline} ${prose.wraps}`}>
          <h2>{shellCopy.sayHello}</h2>
          <StudioMail
            email={email}
            instead={shellCopy.writeAMessage}
            className={`${control.target} ${prose.lead} ${prose.wraps}`}
          />
        </div>
        <nav aria-label={shellCopy.allPages}>
          <ul className={`${layout.words4} ${prose.medium}`}>
            {[
              ...navItems,
              ...(site.hasArchive ? [{ to: pagePaths.archive, name: shellCopy.foundAHome }] : []),
              { to: pagePaths.contact, name: 'Contact' },
              { to: pagePaths.cart, name: 'Cart' },
              ...footItems,
            ].map(({ to, name }) => (
              <li key={to}>
                <Link to={to} className={styles.link}>
                  {name}
                </Link>
              </li>
            ))}
            {social.map(({ label, url }) => (
              <li key={url}>
                <a href={url} rel="me noopener" className={styles.link}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <ul className={`${layout.words4} ${styles.small}`}>
          {[
            [pagePaths.shipping, shellCopy.shippingAndReturns],
            [pagePaths.privacy, 'Privacy'],
            [pagePaths.terms, 'Terms'],
            ...(site.imprint ? [[pagePaths.imprint, shellCopy.legalNotice]] : []),
            ...(site.withdrawal ? [[pagePaths.withdrawal, withdrawHere]] : []),
          ].map(([to = pagePaths.home, name]) => (
            <li key={to}>
              <Link to={to} className={styles.link}>
                {name}
              </Link>
            </li>
          ))}
          <li className={prose.wraps}>
            © {studioName}. {site.pictureRights}
          </li>
        </ul>
      </div>
    </footer>
  )
}
