import { Link } from 'react-router'
import type { ProductKind } from '#platform/addresses/kinds.ts'
import type { Picture as Shown } from '#shop/media/pictures/picture.ts'
import pictureStyles from '#web/ui/kit/picture.module.css'
import { largeType } from '#web/ui/large-type.ts'
import { groundStyle } from '#web/ui/product/ground.ts'
import { Picture } from '#web/ui/product/picture.tsx'
import { homePageCopy } from './copy.ts'
import styles from './home.module.css'

interface TilesProps {
  tiles: { kind: ProductKind | null; title: string; path: string; picture: Shown | null }[]
}

export function Tiles({ tiles }: TilesProps) {
  return (
    <nav
      className={styles.tiles}
      data-part="tiles"
      data-count={tiles.length}
      aria-label={homePageCopy.galleries}
    >
      {tiles.map(({ kind, title, path, picture }) => (
        <Link
          key={path}
          to={path}
          prefetch="intent"
          className={styles.tile}
          data-part="tile"
          data-kind={kind ?? undefined}
          style={groundStyle(picture)}
        >
          <span className={styles.name} data-part="tile-name" style={largeType(title)}>
            {title}
          </span>
          <span className={styles.frame} data-part="tile-picture">
            {picture && (
              <Picture
                picture={picture}
                decorative
                sizes="(min-width: 900px) 20vw, 32vw"
                className={`${pictureStyles.cover} ${styles.tilesPicture}`}
              />
            )}
          </span>
        </Link>
      ))}
    </nav>
  )
}
