import { Suspense, useState } from 'react'
import { recordPageCopy } from '#shop/orders/record/pages/copy.ts'
import { later } from '#web/ui/hooks/later.ts'
import { useHydrated } from '#web/ui/hooks/use-hydrated.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import styles from '../order.module.css'
import type { PostcardFacts } from './postcard-drawing.ts'

const Postcard = later(() => import('./postcard.tsx'))

export function PostcardOffer({ cards }: { cards: readonly PostcardFacts[] }) {
  const [which, setWhich] = useState(0)
  const hydrated = useHydrated()
  const card = cards[which]
  if (!card || !hydrated) return null
  return (
    <section
      className={`${layout.stack3} ${layout.start} ${styles.offer}`}
      data-part="postcard"
      aria-labelledby="postcard"
    >
      <h2 id="postcard" className={prose.title3}>
        {recordPageCopy.postcard}
      </h2>
      <p className={layout.measure}>{recordPageCopy.postcardText}</p>
      {cards.length > 1 && (
        <label className={`${layout.row2} ${layout.middle}`}>
          {recordPageCopy.of}
          <select
            value={which}
            className={`${control.well} ${control.entry}`}
            onChange={({ target }) => setWhich(Number(target.value))}
          >
            {cards.map(({ name, picture }, at) => (
              <option key={picture} value={at}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <Suspense>
        <Postcard key={card.picture} {...card} />
      </Suspense>
    </section>
  )
}
