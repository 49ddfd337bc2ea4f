import { adminSectionPath, withdrawOrderPath } from '#platform/addresses/page-paths.ts'
import { type Cents, formatMoney, type MoneyMode } from '#platform/money/money.ts'
import { someOf } from '#platform/some-of.ts'
import { editionsCopy } from '#shop/catalogue/editions/copy.ts'
import { addressLines } from '#shop/orders/record/addresses/address-lines.ts'
import { moneyLabel, moneyNote, withMoneyLabel } from '#shop/orders/record/money-label.ts'
import { adjustments, taxWithin } from '#shop/orders/record/order.ts'
import { presentWords } from '#shop/orders/record/present.copy.ts'
import type { NotificationOf } from '#shop/people/notifications/notification.schema.ts'
import { parcelsInWords } from '#shop/store/dispatch/dispatch.copy.ts'
import { isUnderEuLaw } from '#shop/store/law/countries.ts'
import { owes } from '#shop/store/law/rules.ts'
import { contractCountry, isAllExempt, mayWithdraw } from '#shop/store/law/withdrawal.ts'
import { disclosureNote } from '#shop/store/law/words/edition.copy.ts'
import { exemptLines } from '#shop/store/law/words/exempt.copy.ts'
import {
  guaranteeLink,
  guaranteePage,
  guaranteeWords,
} from '#shop/store/law/words/guarantee.copy.ts'
import { withdrawHere } from '#shop/store/law/words/withdrawal.copy.ts'
import { type Block, type Brand, button, type Email, listed } from './email.ts'
import type { MailOrder } from './mail-order.server.ts'
import { orderEmailsCopy } from './order.copy.ts'

/** In the subject after an opening exclamation, above everything else, and at the sums. */
export function withMoney(email: Email, money: MoneyMode): Email {
  const label = moneyLabel(money)
  if (label === null) return email
  const exclaimed = /^[^!]*!(?= )/.exec(email.subject)?.[0] ?? email.subject
  const blocks = email.blocks.map((block) =>
    typeof block === 'object' && block.type === 'sums'
      ? { ...block, rows: block.rows.map(labelled) }
      : block,
  )
  return {
    subject: `${exclaimed} (${label})${email.subject.slice(exclaimed.length)}`,
    preview: withMoneyLabel(email.preview, money),
    blocks: [moneyNote(money) ?? '', ...blocks],
  }

  function labelled<R extends { label: string; strong?: boolean }>(row: R): R {
    return row.strong ? { ...row, label: withMoneyLabel(row.label, money) } : row
  }
}

/** `terms`: where the law requires them on a durable medium; `home`: the studio's country. */
export function confirmationEmail(
  order: MailOrder,
  { artistName, publicUrl, said }: Brand,
  terms: string,
  home = '',
): Email {
  const sent = order.beingChecked
    ? orderEmailsCopy.beingChecked
    : order.pickup === null
      ? orderEmailsCopy.nextWhenSent
      : orderEmailsCopy.nextWhenReady
  return {
    subject: orderEmailsCopy.orderedSubject(order.number),
    preview: orderEmailsCopy.orderedPreview(
      goodsNames(order),
      formatMoney(order.total, order.currency),
    ),
    blocks: [
      { type: 'heading', text: orderEmailsCopy.ordered },
      [said['mail.thanks'], sent, order.withoutPrices ? orderEmailsCopy.presentMails : '']
        .filter(Boolean)
        .join(' '),
      listed(order.goods, order.currency),
      { type: 'sums', rows: sums(order) },
      ...promised(order),
      ...destination(order),
      button(orderEmailsCopy.seeOrder, order.page),
      orderEmailsCopy.orderPage(artistName),
      ...disclosure(order, { artistName, home }),
      ...withdrawal(order, { publicUrl, terms, home }),
    ],
  }
}

function promised(order: MailOrder): Block[] {
  const { fulfillments } = order
  if (order.beingChecked || fulfillments.every(({ leaves }) => leaves === null)) return []
  const method = order.pickup === null ? 'sent' : 'pickup'
  return [
    {
      type: 'panel',
      title: orderEmailsCopy.whenItComes,
      lines: parcelsInWords(fulfillments, method),
    },
  ]
}

/** Only where the law of the buyer’s country requires it in writing. */
function disclosure(
  { shipTo, goods }: MailOrder,
  { artistName, home }: { artistName: string; home: string },
): Block[] {
  if (!owes('edition_statement', home, [shipTo?.country ?? home])) return []
  const named = new Map(goods.map(({ name, stated }) => [name, stated]))
  return [...named].flatMap(([name, stated]) => {
    if (!stated) return []
    const rows = [{ term: editionsCopy.terms.artist, words: artistName }, ...stated]
    const lines = rows.map(({ term, words }) => `${term}: ${words}`)
    const panel = { type: 'panel' as const, title: orderEmailsCopy.aboutPiece(name) }
    return [{ ...panel, lines: [...lines, disclosureNote('unlimited')] }]
  })
}

/** Only where the law of the buyer’s country requires it. */
function withdrawal(
  order: MailOrder,
  { publicUrl, terms, home }: { publicUrl: string; terms: string; home: string },
): Block[] {
  const { page, goods } = order
  const country = contractCountry(order, home)
  if (!mayWithdraw(country)) return []
  const token = page.split('/').at(-1) ?? ''
  const exempt = exemptLines(goods)
  const url = `${publicUrl}${withdrawOrderPath(token)}`
  return [
    isAllExempt(goods)
      ? { type: 'panel', title: orderEmailsCopy.madeToWishes, lines: exempt }
      : {
          type: 'panel',
          title: orderEmailsCopy.changedYourMind,
          lines: [orderEmailsCopy.mayWithdraw, ...exempt],
          link: { label: withdrawHere, url },
        },
    ...(isUnderEuLaw(country)
      ? [
          {
            type: 'panel' as const,
            title: orderEmailsCopy.legalGuarantee,
            lines: [guaranteeWords],
            link: { label: guaranteeLink, url: guaranteePage },
          },
        ]
      : []),
    { type: 'quote', text: terms },
  ]
}

export function destination(order: MailOrder): Block[] {
  const { shipTo, pickup } = order
  const where: Block[] =
    pickup !== null
      ? [{ type: 'panel', title: orderEmailsCopy.toBePickedUp, lines: [pickup] }]
      : shipTo
        ? [{ type: 'panel', title: orderEmailsCopy.itGoesTo, lines: addressLines(shipTo, null) }]
        : []
  const present = presentWords(order)
  if (present.length === 0) return where
  return [...where, { type: 'panel', title: orderEmailsCopy.present, lines: present }]
}

function sums(order: MailOrder) {
  const within = taxWithin(order)
  return [
    { label: orderEmailsCopy.subtotal, value: formatMoney(order.subtotal, order.currency) },
    { label: orderEmailsCopy.shipping, value: formatMoney(order.shipping, order.currency) },
    ...adjustments(order).map(({ words, cents }) => ({
      label: words,
      value: formatMoney(cents, order.currency),
    })),
    { label: orderEmailsCopy.total, value: formatMoney(order.total, order.currency), strong: true },
    ...within.map(({ words, cents }) => ({
      label: words,
      value: cents === null ? '' : formatMoney(cents, order.currency),
    })),
  ]
}

function goodsNames({ goods }: Pick<MailOrder, 'goods'>): string {
  return someOf(goods.map(({ name }) => name)) || orderEmailsCopy.yourOrder
}

export function soldEmail(order: MailOrder, { ownerUrl }: Brand): Email {
  const who = order.buyer?.name || 'Somebody'
  return {
    subject: orderEmailsCopy.soldSubject(formatMoney(order.total, order.currency), order.number),
    preview: goodsNames(order),
    blocks: [
      { type: 'heading', text: orderEmailsCopy.sold },
      orderEmailsCopy.soldText(who),
      listed(order.goods, order.currency),
      { type: 'sums', rows: sums(order) },
      ...destination(order),
      button(orderEmailsCopy.openOrder, ownerUrl(adminSectionPath('orders', order.number))),
    ],
  }
}

/** `cents`: refunded now; 0: an order that cost nothing is voided. */
export function refundEmail(
  order: MailOrder,
  refund: { cents: Cents; cancels?: boolean | undefined },
  brand: Brand,
): Email {
  return refund.cents === 0 ? voidedEmail(order, brand) : moneyBackEmail(order, refund, brand)
}

function moneyBackEmail(
  order: MailOrder,
  { cents, cancels = false }: Parameters<typeof refundEmail>[1],
  { artistName }: Brand,
): Email {
  const whole = order.voidReason !== null
  const back = formatMoney(cents, order.currency)
  return {
    subject: cancels
      ? orderEmailsCopy.voidedSubject(order.number)
      : orderEmailsCopy.refundSubject(back, order.number),
    preview: whole ? orderEmailsCopy.refundedWhole : orderEmailsCopy.refundedPart,
    blocks: [
      {
        type: 'heading',
        text: cancels ? orderEmailsCopy.voidedHeading : orderEmailsCopy.refundHeading,
      },
      [cancels && orderEmailsCopy.cancelledIt(order.number), orderEmailsCopy.refundText(back)]
        .filter(Boolean)
        .join(' '),
      {
        type: 'sums',
        rows: [
          {
            label: orderEmailsCopy.orderNumber(order.number),
            value: formatMoney(order.total, order.currency),
          },
          ...(order.refunded > cents
            ? [
                {
                  label: orderEmailsCopy.refundedBefore,
                  value: formatMoney(order.refunded - cents, order.currency),
                },
              ]
            : []),
          { label: orderEmailsCopy.refundedNow, value: back, strong: true },
        ],
      },
      button(orderEmailsCopy.seeOrder, order.page),
      orderEmailsCopy.questions(artistName),
    ],
  }
}

function voidedEmail(order: MailOrder, { artistName }: Brand): Email {
  return {
    subject: orderEmailsCopy.voidedSubject(order.number),
    preview: orderEmailsCopy.voidedPreview,
    blocks: [
      { type: 'heading', text: orderEmailsCopy.voidedHeading },
      orderEmailsCopy.voidedText(order.number),
      button(orderEmailsCopy.seeOrder, order.page),
      orderEmailsCopy.voidedQuestions(artistName),
    ],
  }
}

const failures = {
  refused: {
    subject: orderEmailsCopy.unpaidSubject,
    preview: orderEmailsCopy.unpaidPreview,
    heading: orderEmailsCopy.unpaidHeading,
    text: orderEmailsCopy.unpaidText,
  },
  /** The bank did not refuse: the money may still arrive, and is then booked. */
  never_came: {
    subject: orderEmailsCopy.unpaidSubject,
    preview: orderEmailsCopy.neverPaidPreview,
    heading: orderEmailsCopy.neverPaidHeading,
    text: orderEmailsCopy.neverPaidText,
  },
  /** The owner ended the hold: late money is refunded automatically. */
  ended: {
    subject: orderEmailsCopy.cancelledSubject,
    preview: orderEmailsCopy.cancelledPreview,
    heading: orderEmailsCopy.cancelledHeading,
    text: orderEmailsCopy.cancelledText,
  },
}

export function paymentFailedEmail(
  { number }: MailOrder,
  how: NotificationOf<'payment-failed'>['how'],
  { artistName, publicUrl }: Brand,
): Email {
  const { subject, preview, heading, text } = failures[how]
  return {
    subject: subject(number),
    preview,
    blocks: [
      { type: 'heading', text: heading },
      text(number),
      button(orderEmailsCopy.toShop, publicUrl),
      orderEmailsCopy.questions(artistName),
    ],
  }
}
