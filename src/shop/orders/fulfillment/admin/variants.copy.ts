import type { VariantStatus } from '#services/printing/port.ts'

const sizes = (count: number) => (count === 1 ? 'one size' : `${count} sizes`)
const orders = (count: number) => (count === 1 ? 'one order' : `${count} orders`)

/** `who` is the print provider's name. */
export const variantsCopy = {
  check: 'Check the sizes',
  again: 'Check again',
  goOn: 'Continue',
  stop: 'Stop',
  never: (total: number) =>
    `Not checked yet. There ${total === 1 ? 'is' : 'are'} ${sizes(total)} to check.`,
  asking: (who: string, done: number, total: number) =>
    `Asking ${who} … ${done} of ${total} ${total === 1 ? 'size' : 'sizes'}`,
  pausing: (who: string) =>
    `${who} answers only so many questions a minute. This goes on by itself in a moment.`,
  stopped: (done: number, total: number) => `Stopped at ${done} of ${total}.`,
  allKnown: (who: string, total: number) =>
    total === 1 ? `${who} knows it. Print away.` : `${who} knows all ${total} sizes. Print away.`,
  someWrong: (who: string, wrong: number, total: number) =>
    `${who} can’t print ${wrong} of ${total === 1 ? 'one size' : `${total} sizes`}.`,
  cantPrint: (who: string) => `Prints with sizes that ${who} can’t print`,
  lookedAt: 'Checked ',
  mend: 'Correct the number, or take the size out of the shop until it is right.',
  edit: 'Edit this print',

  status: {
    known: 'All is well.',
    unknown: 'No such number there. A letter too many?',
    not_made: 'Known, but not made: not linked to a product, switched off, or out of stock.',
  } satisfies Record<VariantStatus, string>,

  failed: {
    away: (who: string) =>
      `${who} can’t be reached right now. Nothing is wrong with your prints; try again in a few minutes.`,
    refused: (who: string) => `${who} doesn’t let the shop check.`,
    other: 'The check failed.',
  },
  checkUp: 'Shop check-up',

  waitingTitle: 'Waiting for the printer',
  nothingWaits: 'Every print that was bought is at the printer, or on its way to its buyer.',
  queued: (count: number) =>
    `Prints of ${orders(count)} are not sent yet. They go by themselves, unless the order asks for you.`,
  queuedLink: 'See orders in the making',
} as const

/** 'printful' is written 'Printful'. */
export function providerName(provider: string): string {
  return `${provider.charAt(0).toUpperCase()}${provider.slice(1)}`
}
