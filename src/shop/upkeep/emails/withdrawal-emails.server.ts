/* Directive 2011/83, Art. 11a: repeats the statement and its time. */
import { withdrawalPath } from '#platform/addresses/page-paths.ts'
import { statementWords } from '#shop/orders/withdrawals/statement.copy.ts'
import type { WithdrawalForm } from '#shop/orders/withdrawals/withdrawal.ts'
import { exemptWords, findWithdrawal } from '#shop/orders/withdrawals/withdrawals.server.ts'
import {
  type Addressed,
  type Brand,
  button,
  type Email,
  type MailSources,
  quote,
  toEmail,
} from './email.ts'
import { orderEmailsCopy } from './order.copy.ts'

/** Null: the statement was erased, or never confirmed. */
export async function withdrawalReceived(
  { reader, brand }: MailSources,
  token: string,
): Promise<Addressed | null> {
  const withdrawal = await findWithdrawal(reader, token)
  if (!withdrawal || withdrawal.statedAt === null) return null
  const { name, email: address, orderId } = withdrawal
  const stated = { ...withdrawal, statedAt: withdrawal.statedAt, page: withdrawalPath(token) }
  // Anybody can enter any address: a stranger's words go only to the buyer of an order.
  if (orderId === null) {
    return { to: { name: '', address }, email: unknownWithdrawalEmail(stated, brand) }
  }
  const exempt = await exemptWords(reader, token)
  return { to: { name, address }, email: withdrawalEmail({ ...stated, exempt }, brand) }
}

interface Stated {
  /** Epoch milliseconds. */
  statedAt: number
  page: string
}

/** Without the statement's text: the address fits no order. */
export function unknownWithdrawalEmail(
  { statedAt, page }: Stated,
  { artistName, publicUrl }: Brand,
): Email {
  return toEmail(
    orderEmailsCopy.withdrawalUnknown,
    orderEmailsCopy.withdrawalUnknownText(momentInWords(statedAt), artistName),
    button(orderEmailsCopy.seeStatement, publicUrl + page),
  )
}

/** `exempt`: reasons why the withdrawal doesn't apply to some pieces. */
export function withdrawalEmail(
  { exempt, ...stated }: Stated & WithdrawalForm & { exempt: readonly string[] },
  { artistName, publicUrl }: Brand,
): Email {
  return toEmail(
    orderEmailsCopy.withdrawal(digitsOf(stated.orderNumber)),
    orderEmailsCopy.withdrawalStated(momentInWords(stated.statedAt)),
    quote(statementWords(stated)),
    ...exempt,
    orderEmailsCopy.withdrawalNext(artistName),
    button(orderEmailsCopy.seeStatement, publicUrl + stated.page),
  )
}

const digitsOf = (typed: string) => typed.replaceAll(/\D/g, '')

/** '22 November 2026, 14:05:09 UTC': the same moment wherever it is read. */
function momentInWords(at: number): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: 'UTC',
  })
  return orderEmailsCopy.atUtc(format.format(at).replace(' at ', ', '))
}
