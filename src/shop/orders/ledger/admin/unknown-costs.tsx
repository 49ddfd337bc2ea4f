import { Link } from 'react-router'
import { adminSectionPath } from '#platform/addresses/page-paths.ts'
import type { Period } from '#platform/time/period.ts'
import type { MonthProfit } from '#shop/orders/ledger/profit/profit.ts'
import { ActionButton } from '#web/admin/list/action-button.tsx'
import { Notice } from '#web/form/form.tsx'
import { prepare } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import { profitCopy as copy } from './copy.ts'

export function UnknownCosts({ period, profit }: { period: Period; profit: MonthProfit }) {
  const { unknownCosts: pieces, unknownPostage: orders } = profit
  if (pieces + orders === 0) return null
  return (
    <Notice>
      <p>{copy.unknownCosts(copy.unknown(pieces, orders))}</p>
      <p className={layout.words4}>
        {pieces > 0 && <Link to={adminSectionPath('costs')}>{copy.enterCosts}</Link>}{' '}
        {orders > 0 && <Link to={adminSectionPath('shipping')}>{copy.enterPostage}</Link>}
      </p>
      <ActionButton
        className={layout.first}
        run={prepare('POST /api/reports/fill-costs', { body: { period } })}
        done={copy.filled}
        failed={copy.notFilled}
      >
        {copy.fill}
      </ActionButton>
    </Notice>
  )
}
