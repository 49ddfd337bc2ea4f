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
import {
  type Block,
  type Brand,
  button,
  type Email,
  listed,
  panel,
  quote,
  toEmail,
} from './email.ts'
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
  const total = formatMoney(order.total, order.currency)
  return toEmail(
    orderEmailsCopy.ordered(order.number, goodsNames(order), total),
    [said['mail.thanks'], sent, order.withoutPrices ? orderEmailsCopy.presentMails : '']
      .filter(Boolean)
      .join(' '),
    listed(order.goods, order.currency),
    { type: 'sums', rows: sums(order) },
    promised(order),
    ...destination(order),
    button(orderEmailsCopy.seeOrder, order.page),
    orderEmailsCopy.orderPage(artistName),
    ...disclosure(order, { artistName, home }),
    ...withdrawal(order, { publicUrl, terms, home }),
  )
}

function promised(order: MailOrder): Block | null {
  const { fulfillments } = order
  if (order.beingChecked || fulfillments.every(({ leaves }) => leaves === null)) return null
  return order.pickup === null
    ? panel(orderEmailsCopy.whenItComes, parcelsInWords(fulfillments, 'sent'))
    : panel(orderEmailsCopy.whenItIsReady, parcelsInWords(fulfillments, 'pickup'))
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
    return [panel(orderEmailsCopy.aboutPiece(name), [...lines, disclosureNote('unlimited')])]
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
  const { madeToWishes, changedYourMind, mayWithdraw: may, legalGuarantee } = orderEmailsCopy
  const here = { label: withdrawHere, url: publicUrl + withdrawOrderPath(token) }
  const rights = { label: guaranteeLink, url: guaranteePage }
  return [
    isAllExempt(goods)
      ? panel(madeToWishes, exempt)
      : panel(changedYourMind, [may, ...exempt], here),
    ...(isUnderEuLaw(country) ? [panel(legalGuarantee, [guaranteeWords], rights)] : []),
    quote(terms),
  ]
}

export function destination(order: MailOrder): Block[] {
  const { shipTo, pickup } = order
  const where =
    pickup !== null
      ? [panel(orderEmailsCopy.toBePickedUp, [pickup])]
      : shipTo
        ? [panel(orderEmailsCopy.itGoesTo, addressLines(shipTo, null))]
        : []
  const present = presentWords(order)
  return present.length === 0 ? where : [...where, panel(orderEmailsCopy.present, present)]
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
  const total = formatMoney(order.total, order.currency)
  return toEmail(
    {
      subject: orderEmailsCopy.soldSubject(total, order.number),
      preview: goodsNames(order),
      heading: orderEmailsCopy.sold,
    },
    orderEmailsCopy.soldText(who),
    listed(order.goods, order.currency),
    { type: 'sums', rows: sums(order) },
    ...destination(order),
    button(orderEmailsCopy.openOrder, ownerUrl(adminSectionPath('orders', order.number))),
  )
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
  const { number, currency } = order
  const back = formatMoney(cents, currency)
  const before = order.refunded - cents
  return toEmail(
    {
      ...(cancels ? orderEmailsCopy.voided(number) : orderEmailsCopy.refund(back, number)),
      preview:
        order.voidReason === null ? orderEmailsCopy.refundedPart : orderEmailsCopy.refundedWhole,
    },
    [cancels && cancelledWords(order), orderEmailsCopy.refundText(back)].filter(Boolean).join(' '),
    {
      type: 'sums',
      rows: [
        { label: orderEmailsCopy.orderNumber(number), value: formatMoney(order.total, currency) },
        ...(before > 0
          ? [{ label: orderEmailsCopy.refundedBefore, value: formatMoney(before, currency) }]
          : []),
        { label: orderEmailsCopy.refundedNow, value: back, strong: true },
      ],
    },
    button(orderEmailsCopy.seeOrder, order.page),
    orderEmailsCopy.questions(artistName),
  )
}

function voidedEmail(order: MailOrder, { artistName }: Brand): Email {
  const { number, page, cancelledByBuyer = false } = order
  return toEmail(
    { ...orderEmailsCopy.voided(number), preview: orderEmailsCopy.voidedPreview },
    `${cancelledWords(order)} ${orderEmailsCopy.nothingToRefund}`,
    button(orderEmailsCopy.seeOrder, page),
    cancelledByBuyer
      ? orderEmailsCopy.questions(artistName)
      : orderEmailsCopy.voidedQuestions(artistName),
  )
}

function cancelledWords({ number, cancelledByBuyer = false }: MailOrder): string {
  return cancelledByBuyer
    ? orderEmailsCopy.cancelledByYou(number)
    : orderEmailsCopy.cancelledIt(number)
}

export function paymentFailedEmail(
  { number }: MailOrder,
  how: NotificationOf<'payment-failed'>['how'],
  { artistName, publicUrl }: Brand,
): Email {
  const words = orderEmailsCopy.unpaid[how](number)
  return toEmail(
    words,
    words.text,
    button(orderEmailsCopy.toShop, publicUrl),
    orderEmailsCopy.questions(artistName),
  )
}
