import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { ButtonLink } from '#web/ui/button.tsx'
import styles from './product-page.module.css'

const galleries: Record<string, string> = {
  image: '/print-gallery',
  clothing: '/clothing-gallery',
  merch: '/merch-gallery',
}

/** A piece that the owner took away (410), or that never was (404). Other failures go further up. */
export function ProductGone() {
  const error = useRouteError()
  const { pathname } = useLocation()
  if (!isRouteErrorResponse(error) || (error.status !== 404 && error.status !== 410)) throw error
  const gone = error.status === 410
  return (
    <div className={styles.page}>
      <h1 className={styles.name}>{gone ? 'This piece has left the studio.' : 'Not here.'}</h1>
      <p className={styles.description}>
        {gone
          ? "I don't make it any more. There are others, though, and some of them are shy."
          : 'There is no piece at this address. Perhaps a letter went missing on the way.'}
      </p>
      <p>
        <ButtonLink to={galleries[pathname.split('/')[1] ?? ''] ?? '/'}>
          See what is here
        </ButtonLink>
      </p>
    </div>
  )
}
