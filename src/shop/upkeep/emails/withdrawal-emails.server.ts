/* The acknowledgement of a withdrawal: what was stated, and when (Directive 2011/83, Art. 11a). */
import { withdrawalPath } from '#platform/addresses/page-paths.ts'
import { statementWords } from '#shop/orders/withdrawals/statement-words.ts'
import { exemptWords, findWithdrawal } from '#shop/orders/withdrawals/withdrawals.server.ts'
import type { Addressed, MailSources } from './email.ts'

/** Null when the statement was erased meanwhile, or never confirmed. */
export async function withdrawalReceived(
  { reader, brand: { artistName, publicUrl } }: MailSources,
  token: string,
): Promise<Addressed | null> {
  const withdrawal = await findWithdrawal(reader, token)
  if (!withdrawal || withdrawal.statedAt === null) return null
  const { name, email: address, statedAt, orderId } = withdrawal
  const at = momentInWords(statedAt)
  const link = {
    type: 'button',
    label: 'See the statement',
    url: publicUrl + withdrawalPath(token),
  } as const
  // Anybody can enter any address: a stranger's words go only to the buyer of an order.
  if (orderId === null) {
    return {
      to: { name: '', address },
      email: {
        subject: 'Your withdrawal was received',
        preview: 'When you stated it, and where it stands.',
        blocks: [
          { type: 'heading', text: 'Your withdrawal was received' },
          {
            type: 'text',
            text: `On ${at} somebody stated a withdrawal at the shop and gave this address. No order fits its number and this address. I look at it, and may ask you which order it is.\n\nIf it wasn’t you, there is nothing to do.\n\n${artistName}`,
          },
          link,
        ],
      },
    }
  }
  const exempt = await exemptWords(reader, token)
  return {
    to: { name, address },
    email: {
      subject: `Your withdrawal was received: order ${digitsOf(withdrawal.orderNumber)}`,
      preview: 'What you stated, and when.',
      blocks: [
        { type: 'heading', text: 'Your withdrawal was received' },
        { type: 'text', text: `You stated this at the shop on ${at}:` },
        { type: 'quote', text: statementWords(withdrawal) },
        ...exempt.map((text) => ({ type: 'text' as const, text })),
        {
          type: 'text',
          text: `I look at it and write to you about the way back for the parcel and your money. Please keep this mail.\n\n${artistName}`,
        },
        link,
      ],
    },
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
