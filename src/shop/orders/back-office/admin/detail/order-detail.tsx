import { useState } from 'react'
import { Link } from 'react-router'
import { adminSectionPath } from '#platform/addresses/page-paths.ts'
import { formatMoney } from '#platform/money/money.ts'
import { dateInWords } from '#platform/time/zone.ts'
import { CancelOrder } from '#shop/orders/back-office/admin/actions/cancel-order.tsx'
import { OrderIssues } from '#shop/orders/back-office/admin/actions/order-issues.tsx'
import { OrderNote } from '#shop/orders/back-office/admin/actions/order-note.tsx'
import { Present } from '#shop/orders/back-office/admin/actions/present.tsx'
import { Refund } from '#shop/orders/back-office/admin/actions/refund.tsx'
import { ReleasePieces } from '#shop/orders/back-office/admin/actions/release-pieces.tsx'
import { Replace } from '#shop/orders/back-office/admin/actions/replace.tsx'
import { ordersCopy } from '#shop/orders/back-office/admin/copy.ts'
import { orderAddress } from '#shop/orders/back-office/admin/orders-address.ts'
import type { OrdersData } from '#shop/orders/back-office/admin/orders-section.tsx'
import { Fulfillment } from '#shop/orders/back-office/admin/shipping/fulfillment.tsx'
import { NextToShip } from '#shop/orders/back-office/admin/shipping/next-to-ship.tsx'
import { OrderPapers } from '#shop/orders/back-office/admin/shipping/order-papers.tsx'
import { ShippingAddress } from '#shop/orders/back-office/admin/shipping/shipping-address.tsx'
import {
  holdReason,
  type OwnerFulfillment,
  type OwnerOrder,
} from '#shop/orders/back-office/owner-order.ts'
import { partsToShip } from '#shop/orders/back-office/to-ship.ts'
import { moneyNote } from '#shop/orders/record/money-label.ts'
import { isOpen } from '#shop/orders/record/order.ts'
import { dayInside, timeWords } from '#web/admin/list/days.ts'
import { useFreshOnReturn } from '#web/admin/list/use-fresh-on-return.ts'
import { useMay } from '#web/admin/staff-role.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import { MoneyLabel } from '#web/ui/product/money-label.tsx'
import { orderDetailCopy } from './copy.ts'
import { OrderCosts } from './order-costs.tsx'
import styles from './order-detail.module.css'
import { OrderLetters } from './order-letters.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderStatus } from './order-status.tsx'
import { OrderTimeline } from './order-timeline.tsx'

const column = `${layout.stack6} ${layout.top} ${layout.shrinks}`

export function OrderDetail(data: Extract<OrdersData, { view: 'order' }>) {
  const { order, next, then, isTicked, carrier, papers, home, clocks, studioName } = data
  const { letters, written, saved } = data
  useFreshOnReturn()
  const mayRefund = useMay('partner')
  const [joined, setJoined] = useState(true)
  const { buyer, total, createdAt, page, fulfillments, money } = order
  const [toShip] = partsToShip(order)
  const mails = data.mails && buyer.email !== null
  return (
    <div className={`${layout.stack6} ${layout.sized} ${styles.sheet}`}>
      <p className={styles.slip}>
        {studioName} · {dateInWords(createdAt, clocks.zone)} {moneyNote(money)}
      </p>
      <div className={`${layout.row4} ${layout.middle} ${styles.lead}`}>
        <p className={`${prose.lead} ${prose.wraps}`}>
          {buyer.name ?? orderDetailCopy.somebody}
          {orderDetailCopy.paidAt(
            formatMoney(total, order.currency),
            dayInside(createdAt, clocks),
            timeWords(createdAt, clocks.zone),
          )}
        </p>
        <p className={layout.row2}>
          <OrderStatus order={order} />
          <MoneyLabel money={money} />
        </p>
      </div>
      <Replacing order={order} />
      {!data.mails && <NoMailbox />}
      <OrderIssues order={order} clocks={clocks} />
      {mayRefund && <ReleasePieces order={order} mails={mails} />}
      <div className={styles.columns}>
        <div className={`${layout.shrinks} ${styles.parcel}`}>
          <div className={`${column} ${styles.contents}`}>
            <div className={`${column} ${styles.bought}`}>
              <OrderLines order={order} />
              {mayRefund && (
                <div className={layout.row4}>
                  <Refund order={order} />
                  <CancelOrder order={order} mails={mails} />
                  <Replace order={order} mails={mails} />
                </div>
              )}
            </div>
            <div className={`${column} ${styles.where}`}>
              <Present order={order} />
              <ShippingAddress order={order} home={home} />
            </div>
          </div>
          {toShip && isOpen(order) && holdReason(order) === null && (
            <div className={styles.toShip}>
              <a href={`#fulfillment-${toShip.kind}`} className={styles.toShipLink}>
                {ordersCopy.toShipForm}
              </a>
            </div>
          )}
        </div>
        <div className={`${column} ${styles.fulfillments}`}>
          {fulfillments.map((fulfillment) => (
            <Fulfillment
              key={fulfillment.kind}
              order={order}
              fulfillment={fulfillment}
              mails={mails}
              carrier={carrier}
              joined={howJoined(fulfillment, order, joined)}
              onJoin={setJoined}
              onward={next && isTicked ? { number: next.number, then } : null}
              clocks={clocks}
            />
          ))}
          {next && order.state === 'fulfilled' && <NextToShip order={next} then={then} />}
        </div>
        <div className={`${column} ${styles.rest}`}>
          <OrderNote key={order.id} order={order} />
          <OrderLetters
            order={order}
            letters={letters}
            written={written}
            saved={saved}
            mails={mails}
            clocks={clocks}
          />
          <OrderPapers order={order} {...papers} />
          {mayRefund && <OrderCosts order={order} />}
          <OrderTimeline order={order} clocks={clocks} />
          <div className={`${layout.stack} ${layout.start} ${surface.ruled}`}>
            <Link to={page} className={control.target} target="_blank">
              {orderDetailCopy.buyersPage}
              <span className="visually-hidden"> {orderDetailCopy.opensNewTab}</span>
            </Link>
          </div>
        </div>
      </div>
    </div>
  )
}

function Replacing({ order: { replacing, replacedBy } }: { order: OwnerOrder }) {
  if (!replacing && replacedBy.length === 0) return null
  return (
    <p className={layout.words4}>
      {replacing && (
        <Link to={orderAddress(replacing.number)} className={control.target}>
          {ordersCopy.replaces(replacing.number)}
        </Link>
      )}
      {replacing?.why && <span>{ordersCopy.replacedWhy(replacing.why)}</span>}
      {replacedBy.length > 0 && <span>{ordersCopy.replacedBy}</span>}
      {replacedBy.map((number) => (
        <Link key={number} to={orderAddress(number)} className={control.target}>
          {ordersCopy.order(number)}
        </Link>
      ))}
    </p>
  )
}

function NoMailbox() {
  return (
    <p className={layout.words4}>
      <span>{orderDetailCopy.noMailbox}</span>
      {useMay('owner') && (
        <Link to={adminSectionPath('services', 'mail')} className={control.target}>
          {orderDetailCopy.connectMailbox}
        </Link>
      )}
    </p>
  )
}

function howJoined(fulfillment: OwnerFulfillment, order: OwnerOrder, joined: boolean) {
  const open = partsToShip(order)
  if (open.length < 2 || order.state !== 'paid') return null
  if (open[0] !== fulfillment) return joined ? 'there' : null
  return joined ? 'here' : 'apart'
}
