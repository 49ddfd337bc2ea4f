import { Link } from 'react-router'
import { productPath } from '#platform/addresses/page-paths.ts'
import type { ProductCard } from '#shop/catalogue/products/product.ts'
import { derivativeAddress, hoverWidth, objectPosition } from '#shop/media/pictures/picture.ts'
import { shopCopy } from '#web/ui/copy.ts'
import pictureStyles from '#web/ui/kit/picture.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { largeType } from '#web/ui/large-type.ts'
import { LocalTime } from '#web/ui/local-time.tsx'
import { CardFilm } from './card-film.tsx'
import { groundStyle } from './ground.ts'
import { Mark } from './mark.tsx'
import { Picture } from './picture.tsx'
import { Price } from './price.tsx'
import styles from './product.module.css'

/** A print hangs on a wall with margins, as in the style sheet. */
const onWall = (sizes: string) => sizes.replace(/[\d.]+(?:vw|rem)/g, 'calc($& * 0.84)')

interface PieceCardProps {
  card: ProductCard
  sizes: string
  priority?: boolean
  heading?: 'h2' | 'h3' | 'h4'
}

export function PieceCard(props: PieceCardProps) {
  const { kind, availability, picture } = props.card
  return (
    <article
      className={styles.card}
      data-part="card"
      data-kind={kind}
      data-state={availability.state}
      style={groundStyle(picture)}
    >
      <CardLink {...props} />
    </article>
  )
}

function CardLink({ card, sizes, priority, heading: Heading = 'h2' }: PieceCardProps) {
  const { kind, id, name, descName, size, price, saleNote, was, from, picture } = card
  const { hoverPicture, film, availability } = card
  return (
    <Link
      to={productPath(kind, id)}
      prefetch="intent"
      viewTransition
      data-pulls
      className={styles.link}
    >
      <div className={styles.words} data-part="card-words">
        <Heading className={styles.name} style={largeType(name)}>
          {name}
        </Heading>
        {descName && (
          <p className={styles.kind}>{[descName, size].filter(Boolean).join('\u00a0· ')}</p>
        )}
        {availability.heldUntil !== null && (
          <p className={styles.back}>
            {shopCopy.maybeBack}{' '}
            <LocalTime at={availability.heldUntil} form="time" lead="at " before="soon" />
          </p>
        )}
        {price !== null ? (
          <p className={prose.medium}>
            <Price cents={price} from={from} was={was} />
          </p>
        ) : (
          saleNote && <p className={styles.back}>{shopCopy.saleNotes[saleNote]}</p>
        )}
      </div>
      <div
        className={styles.wall}
        data-part="card-picture"
        style={{ '--ratio': picture.width / picture.height }}
      >
        <Picture
          picture={picture}
          sizes={kind === 'prints' ? onWall(sizes) : sizes}
          priority={priority}
          unspoken
          className={`${pictureStyles.cover} ${styles.picture}`}
        />
        {hoverPicture && (
          // Loads only while a pointer is on the card.
          <img
            src={derivativeAddress(hoverPicture.address, hoverWidth, 'avif')}
            style={{ objectPosition: objectPosition(hoverPicture) }}
            alt=""
            loading="lazy"
            decoding="async"
            className={`${pictureStyles.cover} ${styles.hoverPicture}`}
          />
        )}
        {film && availability.state !== 'sold_out' && <CardFilm address={film} />}
        <span className={styles.pieceCardMark}>
          <Mark availability={availability} />
        </span>
      </div>
    </Link>
  )
}
