import { Link } from 'react-router'
import {
  adminSectionPath,
  certificatePath,
  customsPath,
  invoicePath,
  slipPath,
} from '#platform/addresses/page-paths.ts'
import { formatMoney } from '#platform/money/money.ts'
import { type Copy, copyInWords, type ReissueMode } from '#shop/catalogue/editions/edition.ts'
import { ordersCopy } from '#shop/orders/back-office/admin/copy.ts'
import { DetailPart } from '#shop/orders/back-office/admin/detail/detail-part.tsx'
import type { OwnerOrder } from '#shop/orders/back-office/owner-order.ts'
import type { InvoiceRef } from '#shop/orders/invoices/invoice.ts'
import { ActionButton } from '#web/admin/list/action-button.tsx'
import { useMay } from '#web/admin/staff-role.ts'
import { prepare } from '#web/ui/hooks/api.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'

interface OrderPapersProps {
  order: OwnerOrder
  invoices: readonly InvoiceRef[]
  /** The studio's own parcels cross a customs border. */
  customs: boolean
  /** An invoice needs the seller's address. */
  hasSeller: boolean
}

export function OrderPapers({ order, invoices, customs, hasSeller }: OrderPapersProps) {
  const mayIssue = useMay('partner')
  const maySetUp = useMay('owner')
  const { paidAt, voidReason, total, number, page, lines } = order
  const mayBeSent = voidReason === null
  const mayInvoice = invoices.length === 0 && total > 0 && mayIssue
  const copies = lines.flatMap((line) =>
    (line.copies ?? []).map((copy) => ({ copy, name: line.name })),
  )

  const has = mayBeSent || mayInvoice || invoices.length > 0 || copies.length > 0
  if (paidAt === null || !has) return null

  return (
    <DetailPart id="papers" title={ordersCopy.papers}>
      <ul className={layout.stack1}>
        {mayBeSent && (
          <li className={paperRow}>
            <Paper to={slipPath(number, false)}>{ordersCopy.printSlip}</Paper>
          </li>
        )}
        {mayBeSent && customs && (
          <li className={paperRow}>
            <Paper to={customsPath(number)}>{ordersCopy.printCustoms}</Paper>
          </li>
        )}
        {invoices.map(({ id, kind, name, amount, currency }) => (
          <li key={id} className={paperRow}>
            <Paper to={invoicePath(page, id)}>
              {kind === 'invoice' ? ordersCopy.invoice : ordersCopy.creditNote} {name}
            </Paper>
            <span className={prose.hint}>{formatMoney(amount, currency)}</span>
          </li>
        ))}
        {copies.map(({ copy, name }) => (
          <li key={copy.id} className={paperRow}>
            <Paper to={certificatePath(copy.id)}>{ordersCopy.certificate(copyInWords(copy))}</Paper>
            <span className={prose.hint}>{copy.isVoid ? ordersCopy.void(name) : name}</span>
            {copy.again && <Paper to={certificatePath(copy.again)}>{ordersCopy.numberNow}</Paper>}
            {copy.again === null && <span className={prose.hint}>{ordersCopy.numberOnSale}</span>}
            {copy.isVoid && copy.what !== 'single' && copy.again === undefined && mayIssue && (
              <VoidNumber copy={copy} />
            )}
          </li>
        ))}
      </ul>
      {mayInvoice && !hasSeller && (
        <p>
          {ordersCopy.invoiceNeeds}{' '}
          {maySetUp ? (
            <Link to={`${adminSectionPath('invoices')}#sellerAddress`}>
              {ordersCopy.invoiceNeedsLink}
            </Link>
          ) : (
            ordersCopy.invoiceNeedsOwner
          )}
        </p>
      )}
      {mayInvoice && hasSeller && (
        <ActionButton
          look="text"
          run={prepare('POST /api/orders/id/{id}/invoice', { path: { id: order.id } })}
          done={ordersCopy.invoiceIssued}
          failed={ordersCopy.invoiceFailed}
        >
          {ordersCopy.issueInvoice}
        </ActionButton>
      )}
    </DetailPart>
  )
}

const paperRow = `${layout.words3} ${layout.middle}`

function Paper({ to, children }: { to: string; children: React.ReactNode }) {
  return (
    <a href={to} target="_blank" className={control.target} rel="noopener">
      {children}
      <span className="visually-hidden"> {ordersCopy.opensNewTab}</span>
    </a>
  )
}

function VoidNumber({ copy: { id, number } }: { copy: Copy }) {
  const reissue = (how: ReissueMode, words: string) => (
    <ActionButton
      look="text"
      run={prepare('POST /api/certificates/{id}/again', { path: { id }, body: { how } })}
      done={how === 'on_sale' ? ordersCopy.numberOnSale : ordersCopy.numberGiven}
      failed={ordersCopy.numberStays}
    >
      {words}
    </ActionButton>
  )
  return (
    <span className={`${layout.words4} ${layout.full}`}>
      {reissue('on_sale', ordersCopy.sellAgain(number))}
      {reissue('by_hand', ordersCopy.giveAway)}
    </span>
  )
}
