/* The acknowledgement of a withdrawal: what was stated, and when (Directive 2011/83, Art. 11a). */
import { withdrawalPath } from '#platform/addresses/page-paths.ts'
import { statementWords } from '#shop/orders/withdrawals/statement.copy.ts'
import type { WithdrawalForm } from '#shop/orders/withdrawals/withdrawal.ts'
import { exemptWords, findWithdrawal } from '#shop/orders/withdrawals/withdrawals.server.ts'
import type { Addressed, Brand, Email, MailSources } from './email.ts'

/** Null when the statement was erased meanwhile, or never confirmed. */
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
  /** The path of the statement. */
  page: string
}

/** To an address that fits no order; without a word of whoever stated it. */
export function unknownWithdrawalEmail(
  { statedAt, page }: Stated,
  { artistName, publicUrl }: Brand,
): Email {
  return {
    subject: 'Your withdrawal was received',
    preview: 'When you stated it, and where it stands.',
    blocks: [
      { type: 'heading', text: 'Your withdrawal was received' },
      {
        type: 'text',
        text: `On ${momentInWords(statedAt)} somebody stated a withdrawal at the shop and gave this address. No order fits its number and this address. I look at it, and may ask you which order it is.\n\nIf it wasn’t you, there is nothing to do.\n\n${artistName}`,
      },
      { type: 'button', label: 'See the statement', url: publicUrl + page },
    ],
  }
}

/** To the buyer of the order. `exempt`: why it doesn't hold for some pieces. */
export function withdrawalEmail(
  { exempt, ...stated }: Stated & WithdrawalForm & { exempt: readonly string[] },
  { artistName, publicUrl }: Brand,
): Email {
  return {
    subject: `Your withdrawal was received: order ${digitsOf(stated.orderNumber)}`,
    preview: 'What you stated, and when.',
    blocks: [
      { type: 'heading', text: 'Your withdrawal was received' },
      { type: 'text', text: `You stated this at the shop on ${momentInWords(stated.statedAt)}:` },
      { type: 'quote', text: statementWords(stated) },
      ...exempt.map((text) => ({ type: 'text' as const, text })),
      {
        type: 'text',
        text: `I look at it and write to you about the way back for the parcel and your money. Please keep this mail.\n\n${artistName}`,
      },
      { type: 'button', label: 'See the statement', url: publicUrl + stated.page },
    ],
  }
}

/** The order's number as it was typed, without the words around it. */
const digitsOf = (typed: string) => typed.replaceAll(/\D/g, '')

/** '22 November 2026, 14:05:09 UTC': the same moment wherever it is read. */
function momentInWords(at: number): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: 'UTC',
  })
  return `${format.format(at).replace(' at ', ', ')} UTC`
}
