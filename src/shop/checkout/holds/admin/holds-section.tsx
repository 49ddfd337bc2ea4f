import { useState } from 'react'
import { Link } from 'react-router'
import type { Shop } from '#compose'
import { editPath } from '#platform/addresses/page-paths.ts'
import type { RunningHold } from '#shop/checkout/holds/holds.server.ts'
import { focusOn, useOrderAction } from '#shop/orders/back-office/admin/actions/use-order-action.ts'
import { reasonFor } from '#web/admin/copy.ts'
import { Ask } from '#web/admin/list/ask.tsx'
import { useFreshOnReturn } from '#web/admin/list/use-fresh-on-return.ts'
import { useOneAtATime } from '#web/admin/list/use-one-at-a-time.ts'
import type { Section } from '#web/admin/section.ts'
import check from '#web/form/field.module.css'
import { Button } from '#web/ui/button.tsx'
import { call } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import { LocalTime } from '#web/ui/local-time.tsx'
import { toast } from '#web/ui/toast.ts'
import { holdsCopy } from './copy.ts'
import styles from './holds-screen.module.css'

export const section = {
  at: 'holds',
  label: holdsCopy.beingPaidNow,
  help: 'orders',
  load,
} satisfies Section

async function load(shop: Shop) {
  const { checkout } = shop.storefront
  return { holds: await checkout.holds(), debits: await checkout.debits() }
}

/** Never shows who the buyers are. */
export default function HoldsScreen({ holds, debits }: Awaited<ReturnType<typeof load>>) {
  const [asked, setAsked] = useState<RunningHold | null>(null)
  const { busy, act } = useOrderAction()
  useFreshOnReturn()

  async function end(id: string): Promise<void> {
    await act(() => call('DELETE /api/holds/{id}', { path: { id } }), {
      done: ({ state }) => holdsCopy.ended(state),
      failed: holdsCopy.failed,
    })
    setAsked(null)
    focusOn('main h1')
  }

  const isDebit = asked !== null && asked.until === null
  return (
    <div className={`${layout.stack5} ${layout.column}`}>
      <p className={prose.soft}>{holdsCopy.intro}</p>
      {holds.length === 0 ? (
        <p>{holdsCopy.nobody}</p>
      ) : (
        <ul className={surface.ruled}>
          {holds.map((hold) => (
            <li key={hold.orderId} className={styles.hold}>
              <Hold {...hold} />
              <Button look="quiet" onClick={() => setAsked(hold)}>
                {holdsCopy.end}
                <span className="visually-hidden">: {pieceNames(hold)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Ask
        open={asked !== null}
        busy={busy}
        title={isDebit ? holdsCopy.debitTitle : holdsCopy.title}
        yes={holdsCopy.yes}
        cancel={holdsCopy.keep}
        onYes={() => asked && void end(asked.orderId)}
        onCancel={() => setAsked(null)}
      >
        <p>{isDebit ? holdsCopy.debitText : holdsCopy.text}</p>
      </Ask>
      <Debits forSingles={debits.forSingles} />
    </div>
  )
}

function Debits({ forSingles }: { forSingles: boolean }) {
  const [checked, setChecked] = useState(forSingles)
  const { busy, run } = useOneAtATime()

  async function save(next: boolean): Promise<void> {
    setChecked(next)
    try {
      await call('PUT /api/holds/debits', { body: { forSingles: next } })
      toast.success(holdsCopy.saved, 2000)
    } catch (failure) {
      setChecked(!next)
      toast.error(`${holdsCopy.notSaved} ${reasonFor(failure)}`, 5000)
    }
  }

  return (
    <section aria-labelledby="debits" className={layout.stack3}>
      <h2 id="debits" className={prose.title3}>
        {holdsCopy.debits}
      </h2>
      <p className={prose.soft}>{holdsCopy.debitsHint}</p>
      <label className={check.check}>
        <input
          type="checkbox"
          checked={checked}
          aria-disabled={busy || undefined}
          onChange={(event) => {
            const { checked: next } = event.target
            void run(() => save(next))
          }}
        />
        {holdsCopy.allow}
      </label>
    </section>
  )
}

function Hold({ pieces, since, until }: RunningHold) {
  return (
    <div>
      {pieces.map(({ kind, productId, name, quantity }) => (
        <p key={`${kind}-${productId}`} className={prose.strong}>
          {quantity > 1 && `${quantity} × `}
          <Link to={editPath(kind, productId)}>{name}</Link>
        </p>
      ))}
      <p className={prose.soft}>
        {holdsCopy.aVisitor}
        <LocalTime at={since} form="time" lead={holdsCopy.since} />
        {until === null ? (
          holdsCopy.underWay
        ) : (
          <LocalTime at={until} form="time" lead={holdsCopy.until} />
        )}
      </p>
    </div>
  )
}

function pieceNames({ pieces }: RunningHold): string {
  return pieces.map(({ name }) => name).join(', ')
}
