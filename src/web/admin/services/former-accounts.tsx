import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { FormerAccount } from '#shop/services/service.ts'
import { call } from '#web/ui/api.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { reasonFor } from '../admin-copy.ts'
import { Ask } from '../ask.tsx'
import { useAsOwner } from '../sign-in-again.tsx'
import { useOneAtATime } from '../use-one-at-a-time.ts'
import { servicesCopy } from './services-copy.ts'
import styles from './services-screen.module.css'

/** Accounts that took money before, each to be forgotten once nothing needs it. */
export function FormerAccounts({ accounts }: { accounts: readonly FormerAccount[] }) {
  const [asked, setAsked] = useState<FormerAccount | null>(null)
  const { busy, run } = useOneAtATime()
  const { revalidate } = useRevalidator()
  const asOwner = useAsOwner()

  const forget = ({ id }: FormerAccount) =>
    run(async () => {
      const path = { service: 'payments', id } as const
      try {
        await asOwner(() => call('DELETE /api/services/{service}/former/{id}', { path }))
        toast.success(servicesCopy.forgotten, 2500)
        await revalidate()
      } catch (failure) {
        toast.error(`${servicesCopy.failed}. ${reasonFor(failure)}`, 5000)
      }
      setAsked(null)
    })

  if (accounts.length === 0) return null
  return (
    <section className={styles.connect}>
      <h2 className={styles.heading}>{servicesCopy.former}</h2>
      <p className={styles.soft}>{servicesCopy.formerHint}</p>
      <ul className={styles.former}>
        {accounts.map((account) => (
          <li key={account.id}>
            <span>{nameOf(account)}</span>
            <Button look="quiet" onClick={() => setAsked(account)}>
              {servicesCopy.forget}
            </Button>
          </li>
        ))}
      </ul>
      <Ask
        open={asked !== null}
        title={servicesCopy.askForget}
        danger
        busy={busy}
        onYes={() => asked && void forget(asked)}
        onCancel={() => setAsked(null)}
      >
        <p>
          {asked && nameOf(asked)}. {servicesCopy.forgetText}
        </p>
      </Ask>
    </section>
  )
}

const telling = ['Account', 'Mode', 'Key']

/** 'Atelier Heron, Live: real money, …1234'. */
function nameOf({ facts }: FormerAccount): string {
  const told = facts.filter(({ label }) => telling.includes(label))
  return told.map(({ value }) => value).join(', ')
}
