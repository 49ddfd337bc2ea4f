/* The acknowledgement of a withdrawal: what was stated, and when (Directive 2011/83, Art. 11a). */
import { withdrawalPath } from '#kernel/page-paths.ts'
import { statementWords } from '#shop/withdrawals/statement-words.ts'
import { exemptWords, findWithdrawal } from '#shop/withdrawals/withdrawals.server.ts'
import type { Addressed, MailSources } from './email.ts'

/** Null when the statement was erased meanwhile, or never confirmed. */
export async function withdrawalReceived(
  { reader, brand: { artistName, publicUrl } }: MailSources,
  token: string,
): Promise<Addressed | null> {
  const withdrawal = await findWithdrawal(reader, token)
  if (!withdrawal || withdrawal.statedAt === null) return null
  const exempt = await exemptWords(reader, token)
  const { name, email: address, orderNumber, statedAt } = withdrawal
  return {
    to: { name, address },
    email: {
      subject: `Your withdrawal was received: order ${orderNumber}`,
      preview: 'What you stated, and when.',
      blocks: [
        { type: 'heading', text: 'Your withdrawal was received' },
        { type: 'text', text: `You stated this at the shop on ${momentInWords(statedAt)}:` },
        { type: 'quote', text: statementWords(withdrawal) },
        ...exempt.map((text) => ({ type: 'text' as const, text })),
        {
          type: 'text',
          text: `I look at it in person and write to you about the way back for the parcel and your money. Please keep this mail.\n\n${artistName}`,
        },
        { type: 'button', label: 'See the statement', url: publicUrl + withdrawalPath(token) },
      ],
    },
  }
}

/** '22 November 2026, 14:05:09 UTC': the same moment wherever it is read. */
function momentInWords(at: number): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: 'UTC',
  })
  return `${format.format(at).replace(' at ', ', ')} UTC`
}
