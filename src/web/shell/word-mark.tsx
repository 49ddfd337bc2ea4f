import { Link, useLocation } from 'react-router'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import { derivativeAddress, offeredWidths, sourceSet } from '#shop/media/pictures/picture.ts'
import { useTheme } from '#web/theme/use-theme.ts'
import { useVisitor } from '#web/ui/hooks/visitor.tsx'
import styles from './bar.module.css'
import { shellCopy } from './copy.ts'

/** The owner goes back and forth between home and the admin (specification §2). */
export function WordMark({ name }: { name: string }) {
  const { user } = useVisitor()
  const { pathname } = useLocation()
  const logo = useTheme()?.logo
  const toAdmin = user?.role === 'admin' && pathname !== pagePaths.admin
  return (
    <Link
      to={toAdmin ? pagePaths.admin : pagePaths.home}
      prefetch="intent"
      className={logo ? styles.logo : styles.mark}
      data-name={logo ? undefined : name}
      aria-label={toAdmin ? shellCopy.toAdmin(name) : shellCopy.home(name)}
    >
      {logo ? (
        <img
          src={derivativeAddress(logo.address, offeredWidths(logo)[0] ?? 320, 'webp')}
          srcSet={sourceSet(logo, 'webp')}
          sizes="10rem"
          width={logo.width}
          height={logo.height}
          alt=""
        />
      ) : (
        name
      )}
    </Link>
  )
}
