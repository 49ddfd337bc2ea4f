/** A key without the blanks and line breaks that come with copying. */
export function trimmedKey(text: string): string {
  return text.replace(/[\s\u200b\ufeff]+/g, '')
}

/** Why the text can't be the key, in the owner's words; null when it may be. */
export function keyProblem(key: string): string | null {
  if (key === '') return 'Please paste a key from Stripe.'
  if (key.startsWith('pk_')) {
    return 'This is the publishable key, which can’t take payments. The key that the shop needs starts with rk_ or sk_.'
  }
  if (key.startsWith('whsec_')) {
    return 'This is a webhook’s signing secret. The shop makes its own; what it needs is a key that starts with rk_ or sk_.'
  }
  if (/[*•…]/.test(key) || /^(?:sk|rk)_(?:test|live)_.{0,9}$/.test(key)) {
    return 'Part of this key is missing: Stripe shows a key whole only once. Please make a new one and copy all of it.'
  }
  if (!/^(?:sk|rk)_(?:test|live)_\w{10,250}$/.test(key)) {
    return 'This is no key of Stripe’s. It starts with rk_live_, sk_live_, rk_test_ or sk_test_.'
  }
  return null
}

export function moneyOfKey(key: string): 'test' | 'live' {
  return /^.._live_/.test(key) ? 'live' : 'test'
}

const stripePermissions = [
  {
    name: 'rak_checkout_session_write',
    label: 'Checkout Sessions: Write',
    why: 'to take payments',
  },
  { name: 'rak_payment_intent_read', label: 'PaymentIntents: Read', why: 'to see how they ended' },
  { name: 'rak_charge_write', label: 'Charges and Refunds: Write', why: 'to pay money back' },
  { name: 'rak_webhook_write', label: 'Webhook Endpoints: Write', why: 'to hear of payments' },
  { name: 'rak_event_read', label: 'Events: Read', why: 'to ask for what it missed' },
  {
    name: 'rak_balance_transaction_source_read',
    label: 'Balance transaction sources: Read',
    why: 'to know Stripe’s fee',
  },
  { name: 'rak_dispute_read', label: 'Disputes: Read', why: 'to know what a dispute cost' },
] as const

export function permissionLabel(name: string): string {
  const plain = name.replace(/_(?:read|write)$/, '')
  const known = stripePermissions.find((each) => each.name.startsWith(plain))
  return known?.label ?? name
}
/** Stripe's form for a restricted key, filled in: the owner presses Create and copies the key. */
export function restrictedKeyLink(money: 'test' | 'live'): string {
  const query = new URLSearchParams({ name: 'Atelier' })
  for (const [place, { name }] of stripePermissions.entries()) {
    query.set(`permissions[${place}]`, name)
  }
  const test = money === 'test' ? 'test/' : ''
  return `https://dashboard.stripe.com/${test}apikeys/create?${query}`
}
