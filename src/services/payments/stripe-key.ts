import { connectionsCopy } from '#services/connections/copy.ts'

/** Copying adds blanks and line breaks. */
export function trimmedKey(text: string): string {
  return text.replace(/[\s\u200b\ufeff]+/g, '')
}

/** Null when the text may be a key. */
export function keyProblem(key: string): string | null {
  if (key === '') return connectionsCopy.stripeKeyMissing
  if (key.startsWith('pk_')) {
    return connectionsCopy.publishableKey
  }
  if (key.startsWith('whsec_')) {
    return connectionsCopy.webhookSecret
  }
  if (/[*•…]/.test(key) || /^(?:sk|rk)_(?:test|live)_.{0,9}$/.test(key)) {
    return connectionsCopy.partialKey
  }
  if (!/^(?:sk|rk)_(?:test|live)_\w{10,250}$/.test(key)) {
    return connectionsCopy.notAKey
  }
  return null
}

export function moneyOfKey(key: string): 'test' | 'live' {
  return /^.._live_/.test(key) ? 'live' : 'test'
}

const stripePermissions = [
  {
    name: 'rak_checkout_session_write',
    label: connectionsCopy.checkoutSessionsWrite,
    why: connectionsCopy.toTakePayments,
  },
  {
    name: 'rak_payment_intent_read',
    label: connectionsCopy.paymentintentsRead,
    why: connectionsCopy.seeHowEnded,
  },
  {
    name: 'rak_charge_write',
    label: connectionsCopy.chargesRefundsWrite,
    why: connectionsCopy.payMoneyBack,
  },
  {
    name: 'rak_webhook_write',
    label: connectionsCopy.webhookEndpointsWrite,
    why: connectionsCopy.hearPayments,
  },
  { name: 'rak_event_read', label: connectionsCopy.eventsRead, why: connectionsCopy.askMissed },
  {
    name: 'rak_balance_transaction_source_read',
    label: connectionsCopy.balanceTransactionSources,
    why: connectionsCopy.knowStripesFee,
  },
  {
    name: 'rak_dispute_read',
    label: connectionsCopy.disputesRead,
    why: connectionsCopy.knowDisputeCost,
  },
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
