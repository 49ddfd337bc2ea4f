import {
  objectPosition,
  outsideAddress,
  type Picture as Shown,
  sourceSet,
} from '#shop/media/pictures/picture.ts'
import styles from './product.module.css'

interface PictureProps {
  picture: Shown
  sizes: string
  priority?: boolean
  /** The address of a smaller, loaded picture, shown until this one has loaded. */
  until?: string
  /** Purely decorative, or named by the text beside it: screen readers skip it. */
  decorative?: boolean
  /** Screen readers skip it, but search engines read its description. */
  unspoken?: boolean
  /** The style sheet decides which part a crop shows. */
  placed?: boolean
  className?: string
}

export function Picture({
  picture,
  sizes,
  priority = false,
  until,
  decorative,
  unspoken,
  placed,
  className,
}: PictureProps) {
  const cropped = placed ? undefined : objectPosition(picture)
  return (
    <picture className={styles.picturePicture} aria-hidden={unspoken}>
      <source type="image/avif" srcSet={sourceSet(picture, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(picture, 'webp')} sizes={sizes} />
      <img
        src={outsideAddress(picture, 640)}
        srcSet={sourceSet(picture, 'jpg')}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={decorative ? '' : picture.alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
        className={className ? `${styles.image} ${className}` : styles.image}
        style={{
          backgroundImage: [until, picture.placeholder]
            .filter(Boolean)
            .map((address) => `url("${address}")`)
            .join(),
          backgroundPosition: cropped,
          objectPosition: cropped,
        }}
      />
    </picture>
  )
}
