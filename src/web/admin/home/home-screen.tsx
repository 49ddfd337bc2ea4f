import { Link } from 'react-router'
import type { Piece } from '#shop/catalogue/piece.ts'
import type { Hero } from '#shop/content/hero.ts'
import type { NeedsYou, OwnerOrderRow } from '#shop/order-admin/owner-order.ts'
import { Picture } from '#web/ui/picture.tsx'
import type { Badges } from '../badges.ts'
import type { Clocks } from '../days.ts'
import { addressOf, type HotThing } from '../location.ts'
import { Menu } from '../menu.tsx'
import { Waiting } from '../orders/needs-you.tsx'
import { type Item, itemOf, itemOfHero } from '../products/item.ts'
import { useFreshOnReturn } from '../use-fresh-on-return.ts'
import styles from './home-screen.module.css'

interface HomeProps {
  hero: Hero | null
  hot: Record<HotThing, Piece | null>
  low: readonly Piece[]
  waiting: NeedsYou
  toShip: number
  next: OwnerOrderRow | null
  clocks: Clocks
  badges: Badges
}

const hotWords: Record<HotThing, string> = {
  print: 'Hot print',
  clothing: 'Hot clothing',
  merch: 'Hot merch',
}

/** The Admin Homepage: what waits, the menu, what the shop window shows, and what runs low. */
export function Home({ hero, hot, low, waiting, toShip, next, clocks, badges }: HomeProps) {
  useFreshOnReturn()
  const hotThings = ['print', 'clothing', 'merch'] as const
  return (
    <>
      <Waiting waiting={waiting} toShip={toShip} next={next} clocks={clocks} />
      <Menu place={null} badges={badges} />
      <section className={styles.window} aria-labelledby="window">
        <h2 id="window" className={styles.heading}>
          In the shop window
        </h2>
        <ul className={styles.shown}>
          <Shown words="Hero" to={addressOf('edit', 'hero')} item={hero && itemOfHero(hero)} />
          {hotThings.map((thing) => {
            const piece = hot[thing]
            const item = piece && itemOf(piece)
            return (
              <Shown key={thing} words={hotWords[thing]} to={addressOf('hot', thing)} item={item} />
            )
          })}
        </ul>
      </section>
      {low.length > 0 && (
        <section className={styles.window} aria-labelledby="low">
          <h2 id="low" className={styles.heading}>
            Running low
          </h2>
          <ul className={styles.low}>
            {low.map(itemOf).map(({ id, name, descName, note }) => (
              <li key={id}>
                <Link to={addressOf('edit', 'merch', id)} className={styles.piece}>
                  <span>
                    {name} <span className={styles.soft}>{descName}</span>
                  </span>
                  <span className={styles.count}>{note}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Shown({ words, to, item }: { words: string; to: string; item: Item | null }) {
  return (
    <li>
      <Link to={to} className={styles.card}>
        <span className={styles.frame}>
          {item?.picture && (
            <Picture
              picture={item.picture}
              sizes="(min-width: 900px) 20rem, 45vw"
              decorative
              className={styles.picture}
            />
          )}
        </span>
        <span className={styles.soft}>{words}</span>
        <span className={styles.name}>{item?.name ?? 'None yet'}</span>
      </Link>
    </li>
  )
}
