import type { OrderFilter } from '#shop/orders/owner-order.ts'

/* What the admin says about orders. Nothing here is the specification's; the voice is the studio's. */
export const copy = {
  filters: {
    all: 'All',
    'needs-you': 'Needs you',
    'to-ship': 'To ship',
    'in-the-making': 'In the making',
    shipped: 'Sent',
    refunded: 'Refunded',
    'not-paid': 'Not paid',
  } satisfies Record<OrderFilter, string>,
  empty: {
    all: 'No orders yet. The first one gets a little fanfare.',
    'needs-you': 'Nothing needs you. Go make something.',
    'to-ship': 'Nothing to ship. The tape can rest.',
    'in-the-making': 'Nothing on the press right now.',
    shipped: 'Nothing has left the studio yet.',
    refunded: 'Nobody got money back. Long may it last.',
    'not-paid': 'Everybody who began to pay has paid.',
  } satisfies Record<OrderFilter, string>,
  noMatch: (search: string) => `No order here goes by “${search}”.`,
  findLabel: 'Find an order',
  findHint: 'Number, name, e-mail or piece',
  more: 'Show older orders',
  older: 'On to even older ones',
  newest: 'Back to the newest',

  shipped: 'Off it goes. The buyer’s page knows.',
  shippedElsewhere:
    'This was marked as shipped in another window meanwhile. What you typed is still here.',
  shipFailed: 'That parcel did not get marked. Nothing you typed is lost.',
  attended: 'Seen to. Thank you.',
  attendFailed: 'That did not get marked as seen to.',
  retried: 'Trying that again now.',
  retryFailed: 'That could not be tried again.',
  reprinted: 'Off to the printer once more.',
  noteSaved: 'Noted.',
  noteFailed: 'That note was not saved, and nothing you typed is lost.',
  copied: 'Address copied.',
  copyFailed: 'Your browser would not copy that. Mark it and copy it by hand.',
  refunded: (sum: string) => `${sum} is on its way back.`,
  refundFailed: 'Nothing was paid back.',
  exportFailed: 'That table could not be made.',

  goneTitle: 'There is no such order',
  goneText: 'The number may be mistyped. Every order is in the list.',
} as const
