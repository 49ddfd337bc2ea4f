import { paymentsCopy } from './form.copy.ts'

/** Null when the text may be a key. */
export function keyProblem(key: string): string | null {
  if (key === '') return paymentsCopy.stripeKeyMissing
  if (key.startsWith('pk_')) return paymentsCopy.publishableKey
  if (key.startsWith('whsec_')) return paymentsCopy.webhookSecret
  if (/[*•…]/.test(key) || /^(?:sk|rk)_(?:test|live)_.{0,9}$/.test(key))
    return paymentsCopy.partialKey
  if (!/^(?:sk|rk)_(?:test|live)_\w{10,250}$/.test(key)) return paymentsCopy.notAKey
  return null
}

export function moneyOfKey(key: string): 'test' | 'live' {
  return /^.._live_/.test(key) ? 'live' : 'test'
}

const stripePermissions = [
  { name: 'rak_checkout_session_write', label: paymentsCopy.checkoutSessionsWrite },
  { name: 'rak_payment_intent_read', label: paymentsCopy.paymentintentsRead },
  { name: 'rak_charge_write', label: paymentsCopy.chargesRefundsWrite },
  { name: 'rak_webhook_write', label: paymentsCopy.webhookEndpointsWrite },
  { name: 'rak_event_read', label: paymentsCopy.eventsRead },
  {
    name: 'rak_balance_transaction_source_read',
    label: paymentsCopy.balanceTransactionSources,
  },
  { name: 'rak_dispute_read', label: paymentsCopy.disputesRead },
] as const

export function permissionLabel(name: string): string {
  const plain = name.replace(/_(?:read|write)$/, '')
  const known = stripePermissions.find((each) => each.name.startsWith(plain))
  return known?.label ?? name
}
export function restrictedKeyLink(money: 'test' | 'live'): string {
  const query = new URLSearchParams({ name: 'Atelier' })
  for (const [place, { name }] of stripePermissions.entries()) {
    query.set(`permissions[${place}]`, name)
  }
  const test = money === 'test' ? 'test/' : ''
  return `https://dashboard.stripe.com/${test}apikeys/create?${query}`
}
