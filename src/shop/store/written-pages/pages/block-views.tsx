import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { derivativeAddress, offeredWidths } from '#shop/media/pictures/picture.ts'
import type { BlockKind } from '#shop/store/written-pages/own-page.ts'
import type { Block } from '#shop/store/written-pages/pages.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { Cards } from '#web/ui/product/cards.tsx'
import { Picture } from '#web/ui/product/picture.tsx'
import { PieceCard } from '#web/ui/product/piece-card.tsx'

import { writtenPagesPageCopy as copy } from './copy.ts'
import type { ShownBlock } from './shown-block.ts'
import { Written } from './written.tsx'
import styles from './written-pages.module.css'

type View<K extends BlockKind> = (block: ShownBlock<K> & { first: boolean }) => ReactNode

const views: { [K in BlockKind]: View<K> } = {
  words: ({ blocks }) =>
    partsOf(blocks).map(({ heading, blocks: within }, at) => (
      <section key={numbered(at, heading)} className={styles.part} data-headed={heading !== null}>
        {heading !== null && <h2 className={styles.partTitle}>{heading}</h2>}
        <Written blocks={within} heading="h3" />
      </section>
    )),
  picture: ({ picture, caption, wide, first }) => (
    <figure
      className={`${layout.stack3} ${styles.figure}`}
      data-wide={wide || undefined}
      style={{ '--ratio': picture.width / picture.height }}
    >
      <Picture picture={picture} sizes="(min-width: 112rem) 112rem, 100vw" priority={first} />
      <Caption words={caption} />
    </figure>
  ),
  pictures: ({ pictures, caption, first }) => (
    <figure className={`${layout.stack3} ${styles.figure}`}>
      <div className={styles.row}>
        {pictures.map((picture, at) => (
          <div
            key={numbered(at, picture.address)}
            style={{ '--ratio': picture.width / picture.height }}
          >
            <Picture
              picture={picture}
              sizes={`(min-width: 700px) ${Math.ceil(100 / pictures.length)}vw, 100vw`}
              priority={first && at === 0}
            />
          </div>
        ))}
      </div>
      <Caption words={caption} />
    </figure>
  ),
  piece: ({ card }) => (
    <div className={styles.piece}>
      <PieceCard card={card} sizes="(min-width: 700px) 60vw, 92vw" />
    </div>
  ),
  gallery: ({ title, path, cards }) => (
    <section className={layout.stack5} aria-label={title}>
      <h2 className={prose.title3}>
        <Link to={path} className={control.target}>
          {title}
        </Link>
      </h2>
      <Cards
        cards={cards}
        sizes="(min-width: 700px) 30vw, 46vw"
        heading="h3"
        className={layout.wall}
      />
      <p>
        <Link to={path} className={control.link}>
          {copy.seeAll(title)}
        </Link>
      </p>
    </section>
  ),
  quotation: ({ text, by }) => (
    <figure className={`${layout.stack4} ${styles.quotation}`}>
      <blockquote className={prose.lines}>{text}</blockquote>
      {by && <figcaption>{by}</figcaption>}
    </figure>
  ),
  button: ({ label, to }) => (
    <p>
      <ButtonLink to={to}>{label}</ButtonLink>
    </p>
  ),
  video: ({ video, caption }) => (
    <figure
      className={`${layout.stack3} ${styles.figure}`}
      style={{ '--ratio': video.width / video.height }}
    >
      {/* biome-ignore lint/a11y/useMediaCaption: the studio's clips have no speech track of their own */}
      <video
        src={video.address}
        poster={derivativeAddress(video.address, offeredWidths(video).at(-1) ?? 960, 'jpg')}
        width={video.width}
        height={video.height}
        aria-label={video.alt || caption || copy.video}
        controls
        preload="none"
        playsInline
      />
      <Caption words={caption} />
    </figure>
  ),
}

export function Blocks({ blocks }: { blocks: readonly ShownBlock[] }) {
  return (
    <div className={styles.blocks} data-part="blocks">
      {blocks.map((block, at) => {
        const View = views[block.kind] as View<BlockKind>
        return (
          <div key={numbered(at, block.kind)} data-block={block.kind}>
            <View {...block} first={at < 2} />
          </div>
        )
      })}
    </div>
  )
}

/** The same entry may appear twice on a page. */
const numbered = (at: number, name: string | null) => `${at} ${name}`

function Caption({ words }: { words: string }) {
  return words === '' ? null : <figcaption className={styles.caption}>{words}</figcaption>
}

interface Part {
  heading: string | null
  blocks: Block[]
}

function partsOf(blocks: readonly Block[]): Part[] {
  const parts: Part[] = []
  for (const block of blocks) {
    if (block.kind === 'heading') parts.push({ heading: block.text, blocks: [] })
    else if (parts.length === 0) parts.push({ heading: null, blocks: [block] })
    else parts.at(-1)?.blocks.push(block)
  }
  return parts
}
