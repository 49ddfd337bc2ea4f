/** The words of 'Shipping'. */
export const shippingCopy = {
  saved: 'Stamped and posted. The new rates are up!',
  failed: 'return to sender: nothing was saved, try again?',
  rates: 'What it costs',
  flatHint:
    'For the whole parcel, wherever it goes. A mixed cart pays the highest of them, once. 0 is free.',
  zonesHint:
    'For the whole parcel. A mixed cart pays the highest of them, once. 0 is free. With several zones, a visitor chooses a country in the cart.',
  name: 'Name',
  nameHint: 'Such as “Europe”. Visitors read it.',
  everywhere: 'Everywhere else that you send to.',
  open: (count: number) =>
    count === 1 ? 'One country of it is open now.' : `${count} countries of it are open now.`,
  noneChosen: 'Choose the countries that pay this.',
  noneOpen: 'None of these is open now, so nobody pays this.',
  further: 'For further pieces, and when it is free',
  more: (kind: string) => `${kind}, each further one`,
  freeFrom: 'Free from',
  freeFromHint: 'Pieces of this sum or more are sent free. Empty: never.',
  add: 'Another rate for some countries',
  remove: 'Remove this zone',
  newZone: 'New zone',
  oneCountry: (country: string) => `You send ${country} only. To send further, open more under`,
  placeLink: 'Where the shop is',
  taken: 'In another zone',
  apart: 'What the printer sends',
  apartHint: 'Art prints leave from the printer, so a mixed cart is two parcels.',
  apartLabel: 'A mixed cart pays for both parcels',
  pickup: 'Pick-up',
  pickupHint: 'For people nearby. Nothing is asked for it. Art prints are always sent.',
  pickupField: 'Where and when',
  pickupFieldHint: 'Such as “12 Alder Street, Fridays from 2 to 6”. Empty: everything is sent.',
  dispatchTime: 'The promise',
  dispatchTimeHint: 'Said on product pages, in the cart and on the page about shipping.',
  madeToOrderHint:
    'Said of prints: clothing and merch are made already. {days} becomes the days above.',
  daysHint: 'Until a parcel leaves. You are reminded of what is unshipped after that.',
} as const
