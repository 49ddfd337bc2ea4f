import { Link } from 'react-router'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import type { CartLine } from '#shop/checkout/cart/cart.ts'
import cart from '#shop/checkout/cart/pages/cart.module.css'
import { lineDetail } from '#shop/checkout/cart/pages/quantities.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { shopCopy } from '#web/ui/copy.ts'
import layout from '#web/ui/kit/layout.module.css'
import pictures from '#web/ui/kit/picture.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import { useMoney } from '#web/ui/money.ts'
import { Picture } from '#web/ui/product/picture.tsx'

const copy = shopCopy.cartLink

/** In the place of the lines. */
export function NoLines({ words }: { words: string }) {
  return (
    <div className={`${layout.stack5} ${layout.start} ${cart.empty}`}>
      <p className={prose.display}>{words}</p>
      <ButtonLink to={pagePaths.home}>{shopCopy.goFind}</ButtonLink>
    </div>
  )
}

interface TravelledLinesProps {
  lines: readonly CartLine[]
  action: string
  fields?: Readonly<Record<string, string>>
}

export function TravelledLines({ lines, action, fields = {} }: TravelledLinesProps) {
  const money = useMoney()
  const left = lines.filter(({ state, textProblem }) => state !== 'sold_out' && !textProblem)
  return (
    <div className={`${layout.stack6} ${layout.narrow}`}>
      <ul className={surface.lines}>
        {lines.map((line) => (
          <li key={line.id} className={surface.line}>
            <div>
              {line.picture && (
                <Picture
                  picture={line.picture}
                  decorative
                  sizes="5rem"
                  className={`${pictures.thumb} ${layout.full}`}
                />
              )}
            </div>
            <div>
              <p className={`${prose.name} ${prose.wraps}`}>{line.name}</p>
              <p className={prose.hint}>
                {[lineDetail(line), line.quantity > 1 && `× ${line.quantity}`]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {line.state !== 'ok' && <p className={prose.hint}>{copy.states[line.state]}</p>}
              {line.state !== 'sold_out' && line.textProblem && (
                <p className={prose.hint}>
                  {line.textProblem} <Link to={line.path}>{copy.onItsPage}</Link>
                </p>
              )}
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
        <div>
          <ButtonLink to={pagePaths.home}>{shopCopy.goFind}</ButtonLink>
        </div>
      )}
    </div>
  )
}
