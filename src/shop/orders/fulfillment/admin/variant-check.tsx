import { Link } from 'react-router'
import { adminSectionPath } from '#platform/addresses/page-paths.ts'
import { isBroughtIn } from '#shop/catalogue/products/product.ts'
import type { SizeChecked } from '#shop/orders/fulfillment/products/variants.schema.ts'
import { reasonFor } from '#web/admin/copy.ts'
import bars from '#web/admin/list/list.module.css'
import { productAddress } from '#web/admin/location.ts'
import { Button } from '#web/ui/button.tsx'
import { ApiFailure } from '#web/ui/hooks/api.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import { LocalTime } from '#web/ui/local-time.tsx'
import styles from './printer.module.css'
import { type Look, useVariantCheck } from './use-variant-check.ts'
import { variantsCopy } from './variants.copy.ts'

interface VariantCheckProps {
  who: string
  store: string | null
  total: number
}

export function VariantCheck({ who, store, total }: VariantCheckProps) {
  const { look, busy, pausing, failure, check, stop } = useVariantCheck(`${who} ${store}`)
  const cutOff = look !== null && look.next !== null
  return (
    <section className={`${layout.stack4} ${layout.start}`} aria-label={variantsCopy.check}>
      <div
        role="status"
        className={`${surface.status} ${layout.full} ${styles.status}`}
        data-tone={toneOf(look, busy, failure)}
      >
        <p className={styles.lead}>{sentence()}</p>
        {busy && (
          <progress
            className={bars.progress}
            aria-label={variantsCopy.check}
            value={look?.done ?? 0}
            max={look?.total || total}
          />
        )}
        {busy && pausing && <p>{variantsCopy.pausing(who)}</p>}
        {!busy && failure !== null && <Failed who={who} failure={failure} />}
        {!busy && look && failure === null && (
          <p className={prose.soft}>
            <LocalTime at={look.at} form="time" lead={variantsCopy.lookedAt} />
          </p>
        )}
      </div>
      <div className={layout.row3}>
        <Button busy={busy} onClick={check}>
          {!look ? variantsCopy.check : cutOff && !busy ? variantsCopy.goOn : variantsCopy.again}
        </Button>
        {busy && (
          <Button variant="quiet" onClick={stop}>
            {variantsCopy.stop}
          </Button>
        )}
      </div>
      {look && look.wrong.length > 0 && <Wrong who={who} wrong={look.wrong} />}
    </section>
  )

  function sentence(): string {
    if (busy) return variantsCopy.asking(who, look?.done ?? 0, look?.total || total)
    if (!look) return failure === null ? variantsCopy.never(total) : ''
    if (cutOff) return variantsCopy.stopped(look.done, look.total)
    if (look.wrong.length === 0) return variantsCopy.allKnown(who, look.total)
    return variantsCopy.someWrong(who, look.wrong.length, look.total)
  }
}

function toneOf(look: Look | null, busy: boolean, failure: unknown): string | undefined {
  if (busy) return 'plain'
  if (failure !== null || (look && look.wrong.length > 0)) return 'bad'
  return look && look.next === null ? undefined : 'plain'
}

function Failed({ who, failure }: { who: string; failure: unknown }) {
  const code = failure instanceof ApiFailure ? failure.code : null
  if (code === 'fulfilment_unavailable') return <p>{variantsCopy.failed.away(who)}</p>
  return (
    <>
      <p>
        {code === 'bad_input' ? variantsCopy.failed.refused(who) : variantsCopy.failed.other}{' '}
        {reasonFor(failure)}
      </p>
      {code === 'bad_input' && (
        <p>
          <Link to={adminSectionPath('check-up')} className={control.link}>
            {variantsCopy.checkUp}
          </Link>
        </p>
      )}
    </>
  )
}

function Wrong({ who, wrong }: { who: string; wrong: readonly SizeChecked[] }) {
  const prints = Map.groupBy(wrong, ({ printId }) => printId)
  return (
    <>
      <p className={prose.soft}>{variantsCopy.mend}</p>
      <ul
        className={`${layout.stack} ${layout.full} ${surface.ruled}`}
        aria-label={variantsCopy.cantPrint(who)}
      >
        {[...prints].map(([printId, sizes]) => (
          <li key={printId} className={styles.print}>
            <Link
              to={productAddress('edit', 'print', printId)}
              className={`${control.target} ${layout.first} ${prose.title4} ${prose.bold}`}
            >
              <span className="visually-hidden">{variantsCopy.edit}: </span>
              {sizes[0]?.name}
            </Link>
            <ul className={layout.stack2}>
              {sizes.map(({ size, variantId, status }) => (
                <li key={variantId} className={styles.size}>
                  <span className={`${prose.strong} ${prose.figures}`}>{size}</span>
                  {!isBroughtIn(variantId) && <code className={styles.id}>{variantId}</code>}
                  <span className={prose.soft}>{variantsCopy.status[status]}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  )
}
