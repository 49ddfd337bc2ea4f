const pages: Readonly<Record<string, string>> = {
  USPS: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
  UPS: 'https://www.ups.com/track?tracknum=',
  FedEx: 'https://www.fedex.com/fedextrack/?trknbr=',
  DHL: 'https://www.dhl.com/en/express/tracking.html?AWB=',
}

export const carriers = Object.keys(pages)

/** Null for a carrier outside the list. */
export function trackingAddress(carrier: string, number: string): string | null {
  const sought = carrier.trim().toLowerCase()
  const known = carriers.find((name) => name.toLowerCase() === sought)
  const page = known === undefined ? undefined : pages[known]
  const plain = number.replace(/\s+/g, '')
  return page !== undefined && plain !== '' ? page + encodeURIComponent(plain) : null
}
