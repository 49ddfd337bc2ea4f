export const shippingCopy = {
  saved: 'Stamped and posted. The new rates are up!',
  failed: 'return to sender: nothing was saved, try again?',
  rates: 'Flat rates',
  ratesHint:
    'For the whole parcel, wherever it goes. A mixed cart pays the highest of them, once. 0 is free.',
  promise: 'The promise',
  promiseHint: 'Said on product pages, in the cart and on the page about shipping.',
  daysHint: 'Until a parcel leaves. You are reminded of what is unshipped after that.',
} as const
