import { Link } from 'react-router'
import { pagePaths } from '#kernel/page-paths.ts'
import styles from './breadcrumbs.module.css'
import { type AdminLocation, addressAt, homeTitle, sectionNameOf, titleOf } from './location.ts'

/** 'Admin Homepage > Edit Print > Moon moths' (specification §2). */
export function Breadcrumbs({ location, name }: { location: AdminLocation; name: string | null }) {
  const list = addressAt(sectionNameOf(location))
  const steps = [
    { depth: 1, words: homeTitle, to: pagePaths.admin },
    { depth: 2, words: titleOf(location), to: list },
  ]
  if (name) steps.push({ depth: 3, words: name, to: list })
  return (
    <nav aria-label="Breadcrumb" className={styles.trail}>
      <ol className={styles.steps}>
        {steps.map(({ words, to, depth }) => (
          <li key={depth} className={styles.step}>
            {depth < steps.length ? (
              <Link to={to} className={styles.link}>
                {words}
              </Link>
            ) : (
              <span aria-current="page">{words}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
