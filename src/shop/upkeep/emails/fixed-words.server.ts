/* Texts that the owner can't change. */
import type { Currency } from '#platform/money/currency.ts'
import { type Duty, owes } from '#shop/store/law/rules.ts'
import { accessibilityWords } from '#shop/store/law/words/accessibility.copy.ts'
import { disclosureNote, multiplesStatements } from '#shop/store/law/words/edition.copy.ts'
import { exemptPiece } from '#shop/store/law/words/exempt.copy.ts'
import { guaranteeWords } from '#shop/store/law/words/guarantee.copy.ts'
import { withdrawalTerms } from '#shop/store/law/words/piece-words.ts'
import type { Settings } from '#shop/store/settings/settings.server.ts'
import type { Brand, Email } from './email.ts'
import type { BoughtGood, MailOrder } from './mail-order.server.ts'
import { confirmationEmail, paymentFailedEmail, refundEmail } from './order-emails.server.ts'
import {
  delayEmail,
  replacedEmail,
  shippedEmail,
  shippingUndoneEmail,
} from './parcel-emails.server.ts'
import { backEmail, cartLinkEmail, confirmEmail } from './visitor-emails.server.ts'
import { unknownWithdrawalEmail, withdrawalEmail } from './withdrawal-emails.server.ts'

export async function fixedWords(settings: Settings): Promise<Record<'law' | 'mails', string[]>> {
  const [law, studio, storeSettings, theme] = await Promise.all([
    settings.law.read(),
    settings.studio(),
    settings.storeSettings.read(),
    settings.theme.read(),
  ])
  const { country, countries, publicUrl } = storeSettings
  const owed = (duty: Duty, words: () => readonly string[]) =>
    owes(duty, country, countries) ? words() : []
  const dear = { kind: 'prints', inventoryPolicy: 'to_order' } as const
  const address = () => publicUrl
  const brand: Brand = {
    ...studio,
    publicUrl,
    theme,
    currency: storeSettings.currency,
    ownerUrl: address,
    linkUrl: address,
  }
  return {
    law: [
      ...owed('withdrawal', () => {
        const { instructions, form } = withdrawalTerms(law, { ...studio, publicUrl })
        return [...instructions, ...form, exemptPiece]
      }),
      ...owed('guarantee_notice', () => [guaranteeWords]),
      ...owed('edition_statement', () => [
        ...multiplesStatements(dear, [Number.MAX_SAFE_INTEGER], storeSettings.currency).map(
          ({ term, words }) => `${term}: ${words}`,
        ),
        disclosureNote('limited'),
      ]),
      ...owed('accessibility', () => accessibilityWords(studio.email || publicUrl)),
    ],
    mails: [...new Set(mails(brand, country).flatMap(sentencesOf))],
  }
}

const good: BoughtGood = {
  kind: 'prints',
  name: '…',
  picture: null,
  details: [],
  quantity: 1,
  unitPrice: 0,
}

/** For e-mails that are never sent. */
const orderIn = (currency: Currency): MailOrder => ({
  currency,
  number: 1,
  page: '',
  buyer: null,
  goods: [good],
  subtotal: 0,
  shipping: 0,
  total: 0,
  refunded: 0,
  money: 'live',
  voidReason: null,
  shipTo: null,
  pickup: null,
  fulfillments: [],
  beingChecked: false,
  isReplacement: false,
  cancel: null,
  discount: 0,
  discountCode: null,
  tax: 0,
  taxIncluded: true,
  taxRate: null,
  taxParts: [],
  taxCountry: null,
  taxNote: null,
  giftNote: null,
  wantedBy: null,
  withoutPrices: false,
})

const stated = {
  name: '…',
  orderNumber: '1',
  pieces: '',
  email: '…',
  statedAt: 0,
  page: '',
}

const nowhere = { look: '', leave: '' }

function mails(brand: Brand, home: string): Email[] {
  const shipped = { fulfillments: ['prints' as const], parcels: [] }
  const undone = { fulfillment: 'prints' as const, numbered: true }
  const late = {
    id: 0,
    kind: 'prints' as const,
    leavesBy: null,
    toldAt: 0,
    answerBy: 0,
    answer: null,
  }
  const order = orderIn(brand.currency)
  return [
    confirmationEmail(order, brand, '', home),
    shippedEmail(order, shipped, brand),
    shippedEmail({ ...order, pickup: '…' }, shipped, brand),
    replacedEmail(order, brand),
    shippingUndoneEmail(order, undone, brand),
    shippingUndoneEmail({ ...order, pickup: '…' }, undone, brand),
    refundEmail(order, { cents: 1 }, brand),
    refundEmail(order, { cents: 1, cancels: true }, brand),
    refundEmail(order, { cents: 0 }, brand),
    refundEmail({ ...order, cancelledByBuyer: true }, { cents: 1, cancels: true }, brand),
    paymentFailedEmail(order, 'refused', brand),
    paymentFailedEmail(order, 'never_came', brand),
    delayEmail(order, { ...late, needsConsent: false }, brand),
    delayEmail(order, { ...late, needsConsent: true }, brand),
    delayEmail({ ...order, pickup: '…' }, { ...late, needsConsent: true }, brand),
    confirmEmail({ kind: 'prints', name: '…' }, '', brand),
    backEmail('shop', nowhere, brand),
    backEmail('opening', nowhere, brand),
    backEmail({ drop: '…' }, nowhere, brand),
    backEmail(good, nowhere, brand),
    cartLinkEmail('', brand),
    withdrawalEmail({ ...stated, exempt: [] }, brand),
    unknownWithdrawalEmail(stated, brand),
  ]
}

function sentencesOf({ subject, blocks }: Email): string[] {
  const lines = blocks.flatMap((block) => {
    if (typeof block === 'string') return [block]
    if (block.type === 'heading') return [block.text]
    return block.type === 'panel' ? block.lines : []
  })
  return [subject, ...lines].map((text) => text.trim()).filter(Boolean)
}
