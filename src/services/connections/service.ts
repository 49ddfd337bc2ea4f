/** Services that are set in the admin. Rows and sealed texts contain the names: never change one. */
export const serviceNames = ['payments', 'printing', 'mail', 'feed', 'pictures'] as const
export type ServiceName = (typeof serviceNames)[number]

/**
 * 'unset': never set; 'waiting': set but not yet proved; 'machine': set by an environment variable,
 * which wins and can't be changed here; 'trouble': the owner must act.
 */
export type ServiceState = 'unset' | 'waiting' | 'working' | 'machine' | 'trouble'

/** Never a secret, at most its last four characters. */
export interface ServiceFact {
  label: string
  value: string
}

/** A choice at the provider, such as a store by its id there. */
export interface ServiceChoice {
  id: string
  name: string
}

/** A replaced account, kept for the orders that began there. */
export interface FormerAccount {
  id: string
  /** Epoch milliseconds of the replacement. */
  endedAt: number
  facts: ServiceFact[]
}

export interface ServiceStatus {
  name: ServiceName
  state: ServiceState
  /** The provider in use: 'stripe', 'demo', 'printful', 'manual', 'smtp', 'file' … */
  provider: string
  /** One line. */
  says: string
  /** Advice for the owner; null: nothing is needed. */
  mend: string | null
  facts: ServiceFact[]
  /** Replaced accounts, newest first. */
  former: FormerAccount[]
}

/** Last four characters of a secret, by which its owner recognises it. */
export function lastFour(secret: string): string {
  return `…${secret.slice(-4)}`
}
