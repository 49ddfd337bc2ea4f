import { pagePaths } from '#platform/addresses/page-paths.ts'
import type { CartLine } from '#shop/checkout/cart/cart.ts'
import { lineDetail } from '#shop/checkout/cart/pages/quantities.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { shopCopy } from '#web/ui/copy.ts'
import prose from '#web/ui/kit/prose.module.css'
import { useMoney } from '#web/ui/money.ts'
import { Picture } from '#web/ui/product/picture.tsx'
import styles from '../cart-lines.module.css'

const copy = shopCopy.cartLink

interface TravelledLinesProps {
  lines: readonly CartLine[]
  action: string
  fields?: Readonly<Record<string, string>>
}

export function TravelledLines({ lines, action, fields = {} }: TravelledLinesProps) {
  const money = useMoney()
  const left = lines.filter(({ state }) => state !== 'sold_out')
  return (
    <div className={styles.ways}>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.id} className={styles.cartLinkLine}>
            <div>
              {line.picture && (
                <Picture
                  picture={line.picture}
                  decorative
                  sizes="5rem"
                  className={styles.cartLinkPicture}
                />
              )}
            </div>
            <div>
              <p className={styles.cartLinkName}>{line.name}</p>
              <p className={prose.hint}>
                {[lineDetail(line), line.quantity > 1 && `× ${line.quantity}`]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {line.state !== 'ok' && <p className={prose.hint}>{copy.states[line.state]}</p>}
            </div>
            <p>{line.state === 'sold_out' ? '–' : money(line.lineTotal)}</p>
          </li>
        ))}
      </ul>
      {left.length > 0 ? (
        <form method="post" action={action}>
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit">{copy.take}</Button>
        </form>
      ) : (
        <ButtonLink to={pagePaths.home}>{shopCopy.goFind}</ButtonLink>
      )}
    </div>
  )
}
