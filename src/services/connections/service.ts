/*
 * The services outside, as the owner sets them in the admin: what there is to set, and how each
 * stands.
 */

/** The services that are set in the admin. A name is part of rows and sealed texts: never changed. */
export const serviceNames = ['payments', 'printing', 'mail', 'feed', 'pictures'] as const
export type ServiceName = (typeof serviceNames)[number]

/**
 * How a service stands: never set, set but not yet proved, at work, set by a variable of the machine
 * (which wins and can't be changed here), or in need of the owner.
 */
export type ServiceState = 'unset' | 'waiting' | 'working' | 'machine' | 'trouble'

/** What may be told of a service: never a secret, at most its last four characters. */
export interface ServiceFact {
  label: string
  value: string
}

/** Something of a provider's to choose: a store, by its id there. */
export interface ServiceChoice {
  id: string
  name: string
}

/** An account that was replaced, and is kept for what it has begun. */
export interface FormerAccount {
  id: string
  /** When another one took its place, in epoch milliseconds. */
  endedAt: number
  facts: ServiceFact[]
}

/** How a service stands, in the owner's words. */
export interface ServiceStanding {
  name: ServiceName
  state: ServiceState
  /** Who does it now: 'stripe', 'demo', 'printful', 'manual', 'smtp', 'file' … */
  provider: string
  /** One line. */
  says: string
  /** What the owner can do about it; null: nothing is needed. */
  mend: string | null
  facts: ServiceFact[]
  /** Accounts that were replaced, the newest first. */
  former: FormerAccount[]
}

/** The end of a secret, by which its owner knows it again. */
export function lastFour(secret: string): string {
  return `…${secret.slice(-4)}`
}
