export const shippingCopy = {
  saved: 'Stamped and posted. The new rates are up!',
  failed: 'nothing was saved. try again?',
  rates: 'Rates',
  flatHint:
    'One rate for the whole order, wherever it goes. A cart with several kinds pays the highest rate once. 0 is free.',
  zonesHint:
    'One rate for the whole order. A cart with several kinds pays the highest rate once. 0 is free. With several zones, a visitor chooses a country in the cart.',
  name: 'Name',
  nameHint: 'Such as “Europe”. Visitors read it.',
  countries: 'Countries',
  everywhere: 'Everywhere else that you send to.',
  open: (count: number) =>
    count === 1
      ? 'You send to one of its countries now.'
      : `You send to ${count} of its countries now.`,
  noneChosen: 'Choose the countries that pay this.',
  noneOpen: 'You send to none of these countries now, so nobody pays this rate.',
  further: 'Extra pieces and free shipping',
  more: (kind: string) => `${kind}, each extra one`,
  postage: 'What postage costs you',
  postageHint: (byWeight: boolean) =>
    `Optional, and buyers never see it. Enter postage and packaging of one parcel. The shop takes them off your profit.${byWeight ? ' A parcel that has a weight costs what its step costs you.' : ''}`,
  ownPostage: (kind: string) => `${kind}: costs you`,
  costsYou: 'Costs you',
  freeFrom: 'Free shipping from',
  freeFromHint: 'Orders with pieces of this sum or more ship free. Leave it empty for never.',
  byWeight: 'Charge by weight instead',
  byWeightHint:
    'The price depends on the parcel’s weight. A piece without a weight costs its rate above, and so does a piece that the printer sends.',
  upTo: 'Up to, in grams',
  upToCosts: (grams: string) => (grams.trim() === '' ? 'Costs' : `Up to ${grams.trim()} g costs`),
  heavier: 'Anything heavier costs',
  addStep: 'Another step',
  removeStep: 'Remove this step',
  byKind: 'Charge by kind of piece again',
  unweighed: 'Without a weight',
  unweighedHint: (count: number) =>
    `${count === 1 ? 'One piece that you send yourself has' : `${count} pieces that you send yourself have`} no weight yet. Until then each costs its rate above.`,
  add: 'Add a zone',
  remove: 'Remove this zone',
  newZone: 'New zone',
  oneCountry: (country: string) => `You send ${country} only.`,
  moreCountries: 'To send to more countries, add them under',
  storeSettingsLink: 'Store settings',
  taken: 'In another zone',
  apart: 'Parcels from the printer',
  apartHint: 'Art prints leave from the printer, so a mixed cart is two parcels.',
  apartLabel: 'A mixed cart pays for both parcels',
  pickup: 'Pick-up',
  pickupHint:
    'Buyers who live near you pick it up for free. Parcels from the printer are always sent.',
  pickupField: 'Where and when',
  pickupFieldHint:
    'Such as “12 Alder Street, Fridays from 2 to 6”. Leave it empty if there is no pick-up.',
  dispatchTime: 'Dispatch time',
  dispatchTimeHint: 'Shown on product pages, in the cart and on the page about shipping.',
  madeToOrderFills: { 'Number of days': '{days}' },
  madeToOrderHint:
    'Shown with prints. In the place of {days} the shop puts the longest time until a print leaves. It counts your days above, and waits for your next packing day. For the printer’s prints it counts the printer’s working days.',
  days: 'Made to order: days, to',
  daysFrom: 'Made to order: days, from',
  daysHint: 'Until a parcel leaves. The shop reminds you of orders that are late.',
  stock: 'In stock: days',
  printer: 'At the printer: days',
  printerHint: 'Mondays to Fridays until the printer sends it.',
  transit: 'Days on the way',
  transitHint: 'Leave both empty if you don’t know: then the shop promises no day of arrival.',
  weekdays: 'Days on which you pack',
  weekdaysHint: 'On other days you ship nothing.',
  weekdayNames: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  cutOff: 'Cut-off time',
  cutOffHint: 'Later orders count from the next day. Leave it empty for midnight.',
  closed: 'Holidays and closed days',
  closedHint: 'Days on which you don’t ship. The days of a vacation are left out by themselves.',
  closedFrom: 'First day',
  closedUntil: 'Last day',
  addClosed: 'Add closed days',
  removeClosed: 'Remove',

  fromIt: (label: string) => `${label}, from`,
  to: (label: string) => `${label}, to`,
  shipping: 'Shipping',
  keywords: 'postage rates zones delivery parcels weight pickup free dispatch days',
  makingTime: 'How long making takes',
  and: 'and',
  moreWord: 'more',
  kindLabels: { prints: 'Art prints', clothing: 'Clothing', merch: 'Merch' },
} as const

/** In the audit trail, after the account’s name. */
export const shippingAudit = {
  changed: 'changed shipping',
} as const
