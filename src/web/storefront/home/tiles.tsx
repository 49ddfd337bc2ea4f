import { Link } from 'react-router'
import type { ProductKind } from '#kernel/kinds.ts'
import { galleryPath } from '#kernel/page-paths.ts'
import type { Picture as Shown } from '#shop/media/picture.ts'
import { Picture } from '#web/ui/picture.tsx'
import { galleryTitles } from '../gallery/gallery-titles.ts'
import styles from './tiles.module.css'

interface TilesProps {
  /** Each gallery with its hot piece's picture; null: that gallery is empty. */
  tiles: { kind: ProductKind; picture: Shown | null }[]
}

/** The ways into the three galleries. */
export function Tiles({ tiles }: TilesProps) {
  return (
    <nav className={styles.tiles} aria-label="Galleries">
      {tiles.map(({ kind, picture }) => (
        <Link
          key={kind}
          to={galleryPath(kind)}
          prefetch="intent"
          className={styles.tile}
          data-kind={kind}
        >
          <span className={styles.name}>{galleryTitles[kind]}</span>
          <span className={styles.frame}>
            {picture && (
              <Picture
                picture={picture}
                decorative
                sizes="(min-width: 900px) 20vw, 32vw"
                className={styles.picture}
              />
            )}
          </span>
        </Link>
      ))}
    </nav>
  )
}
