import type { ProductList } from '#shop/orders/fulfillment/products/product-list.schema.ts'
import { ActionButton } from '#web/admin/list/action-button.tsx'
import bars from '#web/admin/list/list.module.css'
import { prepare } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import { LocalTime } from '#web/ui/local-time.tsx'
import { printerCopy } from './copy.ts'
import styles from './printer.module.css'

export function Reading({ who, list }: { who: string; list: ProductList }) {
  const { isRunning, done, total, finishedAt, problem } = list.reading
  const wasRead = list.store !== null
  const stuck = isRunning && problem !== null

  return (
    <section
      className={`${layout.stack4} ${layout.start} ${layout.column}`}
      aria-label={printerCopy.look(who)}
    >
      <p className={prose.soft}>{printerCopy.intro(who)}</p>
      <div
        role="status"
        className={`${surface.status} ${layout.full} ${styles.status}`}
        data-tone={problem === null ? 'plain' : 'bad'}
      >
        <p className={styles.lead}>{sentence()}</p>
        {problem !== null && (
          <p>
            {problem} {stuck && printerCopy.interrupted}
          </p>
        )}
        {isRunning && problem === null && (
          <>
            <progress
              className={bars.progress}
              aria-label={printerCopy.look(who)}
              {...(total > 0 && { value: done, max: total })}
            />
            <p className={prose.soft}>{printerCopy.goesOn}</p>
          </>
        )}
        {!isRunning && finishedAt !== null && (
          <p className={prose.soft}>
            <LocalTime at={finishedAt} form="time" lead={printerCopy.lookedAt} />
          </p>
        )}
      </div>
      <ActionButton
        look={list.products.length > 0 ? 'quiet' : 'primary'}
        busy={isRunning && !stuck}
        run={prepare('POST /api/fulfillment/products/read')}
        done={printerCopy.reading(who, 0, 0)}
        failed={printerCopy.askFailed}
      >
        {wasRead || finishedAt !== null ? printerCopy.lookAgain : printerCopy.look(who)}
      </ActionButton>
      {list.elsewhere > 0 && (
        <p className={styles.elsewhere}>{printerCopy.elsewhere(list.elsewhere, who)}</p>
      )}
    </section>
  )

  function sentence(): string {
    if (isRunning) return printerCopy.reading(who, done, total)
    if (!wasRead) return problem === null ? printerCopy.never(who) : ''
    if (list.products.length === 0) return problem === null ? printerCopy.empty(who) : ''
    return printerCopy.inStore(list.store ?? who, list.products.length)
  }
}
