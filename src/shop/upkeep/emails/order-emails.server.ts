/* E-mails to the buyer and the owner of an order. Pure: an order in, an e-mail out. */

import { adminPath, pagePaths } from '#platform/addresses/page-paths.ts'
import { type Cents, formatMoney, type MoneyMode } from '#platform/money/money.ts'
import { addressLines } from '#shop/orders/record/addresses/address-lines.ts'
import { moneyLabel, moneyNote, withMoneyLabel } from '#shop/orders/record/money-label.ts'
import { adjustments, taxWithin } from '#shop/orders/record/order.ts'
import { presentWords } from '#shop/orders/record/present.copy.ts'
import { parcelsInWords } from '#shop/store/dispatch/dispatch.copy.ts'
import { isUnderEuLaw, mayWithdraw } from '#shop/store/law/countries.ts'
import { owes } from '#shop/store/law/rules.ts'
import { disclosureNote } from '#shop/store/law/words/edition.copy.ts'
import { exemptLines } from '#shop/store/law/words/exempt.copy.ts'
import {
  guaranteeLink,
  guaranteePage,
  guaranteeWords,
} from '#shop/store/law/words/guarantee.copy.ts'
import { withdrawHere } from '#shop/store/law/words/withdrawal.copy.ts'
import type { Block, Brand, Email } from './email.ts'
import type { MailOrder } from './mail-order.server.ts'

/**
 * Marks an e-mail about an order without real money: in its subject (after a first exclamation if there
 * is one), above everything else, and at its sums.
 */
export function withMoney(email: Email, money: MoneyMode): Email {
  const label = moneyLabel(money)
  if (label === null) return email
  const exclaimed = /^[^!]*!(?= )/.exec(email.subject)?.[0] ?? email.subject
  const blocks = email.blocks.map((block) =>
    block.type === 'sums' ? { ...block, rows: block.rows.map(labelled) } : block,
  )
  return {
    subject: `${exclaimed} (${label})${email.subject.slice(exclaimed.length)}`,
    preview: withMoneyLabel(email.preview, money),
    blocks: [{ type: 'text', text: moneyNote(money) ?? '' }, ...blocks],
  }

  function labelled<R extends { label: string; strong?: boolean }>(row: R): R {
    return row.strong ? { ...row, label: withMoneyLabel(row.label, money) } : row
  }
}

/**
 * To the buyer of an order that is paid. `terms`: for those whose law wants them on a durable medium;
 * `home`: the studio's country, where orders are picked up.
 */
export function confirmationEmail(
  order: MailOrder,
  { artistName, publicUrl, said }: Brand,
  terms: string,
  home = '',
): Email {
  const sent = order.beingChecked
    ? 'There is one thing I have to look at before anything is sent. I will write to you about it soon.'
    : order.pickup === null
      ? 'I will write again as soon as something is on its way.'
      : 'I will write again as soon as it is ready for you.'
  return {
    subject: `It's ordered! Your order ${order.number}`,
    preview: `${goodsNames(order)}. ${formatMoney(order.total, order.currency)} in all.`,
    blocks: [
      { type: 'heading', text: "It's ordered!" },
      {
        type: 'text',
        text: [
          said['mail.thanks'],
          sent,
          order.withoutPrices ? 'It’s a present, so mails about it go to you alone.' : '',
        ]
          .filter(Boolean)
          .join(' '),
      },
      { type: 'goods', goods: order.goods, currency: order.currency },
      { type: 'sums', rows: sums(order) },
      ...promised(order),
      ...destination(order),
      { type: 'button', label: 'See your order', url: order.page },
      {
        type: 'text',
        text: `That page is yours alone and always knows how far everything is. Something wrong with the address, or a question? Just answer this mail.\n\n${artistName}`,
      },
      ...disclosure(order, { artistName, home }),
      ...withdrawal(order, { publicUrl, terms, home }),
    ],
  }
}

/** Promised dates of leaving and arrival; nothing while a person has to check the order. */
function promised(order: MailOrder): Block[] {
  const known = order.fulfillments.filter(({ leaves }) => leaves !== null)
  if (order.beingChecked || known.length === 0) return []
  const way = order.pickup === null ? 'sent' : 'pickup'
  return [{ type: 'panel', title: 'When it comes', lines: parcelsInWords(known, way) }]
}

/** Making of multiples outside an edition, where the law of the buyer’s country wants it in writing. */
function disclosure(
  { shipTo, goods }: MailOrder,
  { artistName, home }: { artistName: string; home: string },
): Block[] {
  if (!owes('edition_statement', home, [shipTo?.country ?? home])) return []
  const named = new Map(goods.map(({ name, stated }) => [name, stated]))
  return [...named].flatMap(([name, stated]) => {
    if (!stated) return []
    const rows = [{ term: 'Artist', words: artistName }, ...stated]
    const lines = rows.map(({ term, words }) => `${term}: ${words}`)
    return [
      {
        ...{ type: 'panel' as const, title: `About “${name}”` },
        lines: [...lines, disclosureNote('unlimited')],
      },
    ]
  })
}

/** The way to withdraw and the terms, where the law of the buyer’s country wants them. */
function withdrawal(
  { shipTo, pickup, page, goods }: MailOrder,
  { publicUrl, terms, home }: { publicUrl: string; terms: string; home: string },
): Block[] {
  const country = shipTo?.country ?? (pickup === null ? '' : home)
  if (!mayWithdraw(country)) return []
  const token = page.split('/').at(-1)
  const exempt = exemptLines(goods)
  const url = `${publicUrl}${pagePaths.withdrawal}?order=${token}`
  const may = 'You may withdraw within 14 days after everything has come, without a reason.'
  return [
    goods.length > 0 && goods.every(({ personalised }) => personalised)
      ? { type: 'panel', title: 'Made to your wishes', lines: exempt }
      : {
          type: 'panel',
          title: 'Changed your mind?',
          lines: [may, ...exempt],
          link: { label: withdrawHere, url },
        },
    ...(isUnderEuLaw(country)
      ? [
          {
            type: 'panel' as const,
            title: 'Your legal guarantee',
            lines: [guaranteeWords],
            link: { label: guaranteeLink, url: guaranteePage },
          },
        ]
      : []),
    { type: 'quote', text: terms },
  ]
}

/** An order's address or pickup place, and whether it is a present. */
export function destination(order: MailOrder): Block[] {
  const { shipTo, pickup } = order
  const where: Block[] =
    pickup !== null
      ? [{ type: 'panel', title: 'To be picked up', lines: [pickup] }]
      : shipTo
        ? [{ type: 'panel', title: 'It goes to', lines: addressLines(shipTo, null) }]
        : []
  const present = presentWords(order)
  if (present.length === 0) return where
  return [...where, { type: 'panel', title: 'It’s a present', lines: present }]
}

/** Subtotal, shipping and total, exactly as they were paid. */
function sums(order: MailOrder) {
  const within = taxWithin(order)
  return [
    { label: 'Subtotal', value: formatMoney(order.subtotal, order.currency) },
    { label: 'Shipping', value: formatMoney(order.shipping, order.currency) },
    ...adjustments(order).map(({ words, cents }) => ({
      label: words,
      value: formatMoney(cents, order.currency),
    })),
    { label: 'Total', value: formatMoney(order.total, order.currency), strong: true },
    ...within.map(({ words, cents }) => ({
      label: words,
      value: cents === null ? '' : formatMoney(cents, order.currency),
    })),
  ]
}

/** 'Moon moths and Tide pool', 'Moon moths and 3 more'. */
function goodsNames({ goods }: Pick<MailOrder, 'goods'>): string {
  const [first = 'Your order', ...rest] = goods.map((good) => good.name)
  if (rest.length === 0) return first
  return rest.length === 1 ? `${first} and ${rest[0]}` : `${first} and ${rest.length} more`
}

/** To the owner: something was bought. */
export function soldEmail(order: MailOrder, { ownerUrl }: Brand): Email {
  const who = order.buyer?.name || 'Somebody'
  return {
    subject: `You sold something! ${formatMoney(order.total, order.currency)} (order ${order.number})`,
    preview: goodsNames(order),
    blocks: [
      { type: 'heading', text: 'You sold something!' },
      { type: 'text', text: `${who} just bought this. Time for a small dance.` },
      { type: 'goods', goods: order.goods, currency: order.currency },
      { type: 'sums', rows: sums(order) },
      ...destination(order),
      { type: 'button', label: 'Open the order', url: ownerUrl(adminPath('orders', order.number)) },
    ],
  }
}

/** `cents` were refunded now; 0: an order that cost nothing is voided. */
export function refundEmail(order: MailOrder, cents: Cents, brand: Brand): Email {
  return cents === 0 ? voidedEmail(order, brand) : moneyBackEmail(order, cents, brand)
}

function moneyBackEmail(order: MailOrder, cents: Cents, { artistName }: Brand): Email {
  const whole = order.voidReason !== null
  const back = formatMoney(cents, order.currency)
  return {
    subject: `${back} is on its way back to you (order ${order.number})`,
    preview: whole ? 'Your order is refunded.' : 'A part of your order is refunded.',
    blocks: [
      { type: 'heading', text: 'Your money is on its way back.' },
      {
        type: 'text',
        text: `I have sent ${back} back to where it came from. Banks take their time: it can be five to ten days before you see it.`,
      },
      {
        type: 'sums',
        rows: [
          { label: `Order ${order.number}`, value: formatMoney(order.total, order.currency) },
          ...(order.refunded > cents
            ? [
                {
                  label: 'Paid back before',
                  value: formatMoney(order.refunded - cents, order.currency),
                },
              ]
            : []),
          { label: 'Paid back now', value: back, strong: true },
        ],
      },
      { type: 'button', label: 'See your order', url: order.page },
      { type: 'text', text: `Questions? Just answer this mail.\n\n${artistName}` },
    ],
  }
}

function voidedEmail(order: MailOrder, { artistName }: Brand): Email {
  return {
    subject: `Your order ${order.number} is called off`,
    preview: 'It cost nothing, so no money moves.',
    blocks: [
      { type: 'heading', text: 'Your order is called off.' },
      {
        type: 'text',
        text: `I have called off order ${order.number}. It cost nothing, so there is nothing to pay back, and nothing more of it will be sent.`,
      },
      { type: 'button', label: 'See your order', url: order.page },
      { type: 'text', text: `Wondering why? Just answer this mail.\n\n${artistName}` },
    ],
  }
}
