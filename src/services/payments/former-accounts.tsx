import { servicesCopy } from '#services/admin/copy.ts'
import styles from '#services/admin/services.module.css'
import type { FormerAccount } from '#services/connections/service.ts'
import { ActionButton } from '#web/admin/list/action-button.tsx'
import { prepare } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { paymentsCopy as copy } from './form.copy.ts'

export function FormerAccounts({ accounts }: { accounts: readonly FormerAccount[] }) {
  if (accounts.length === 0) return null
  return (
    <section className={layout.stack4}>
      <h2 className={prose.title3}>{copy.former}</h2>
      <p className={prose.soft}>{copy.formerHint}</p>
      <ul className={styles.former}>
        {accounts.map((account) => (
          <li key={account.id}>
            <span>{accountName(account)}</span>
            <ActionButton
              run={forget(account)}
              ask={{
                title: copy.askForget,
                danger: true,
                text: `${accountName(account)}. ${copy.forgetText}`,
              }}
              done={copy.forgotten}
              failed={servicesCopy.failed}
            >
              {copy.forget}
            </ActionButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

const forget = ({ id }: FormerAccount) =>
  prepare('DELETE /api/services/{service}/former/{id}', { path: { service: 'payments', id } })

const telling = ['Account', 'Mode', 'Key']

/** 'Atelier Heron, Live: real money, …1234'. */
function accountName({ facts }: FormerAccount): string {
  const told = facts.filter(({ label }) => telling.includes(label))
  return told.map(({ value }) => value).join(', ')
}
