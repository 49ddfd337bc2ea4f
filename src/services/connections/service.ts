/** Rows and sealed texts contain the names: never change a name. */
export const serviceNames = ['payments', 'printing', 'mail', 'feed', 'pictures'] as const
export type ServiceName = (typeof serviceNames)[number]

/**
 * 'unset': never set; 'waiting': set but not yet proved; 'machine': set by an environment variable,
 * which wins; 'trouble': the owner must act.
 */
export type ServiceState = 'unset' | 'waiting' | 'working' | 'machine' | 'trouble'

/** Never a secret, at most its last four characters. */
export interface ServiceFact {
  label: string
  value: string
}

export interface ServiceChoice {
  id: string
  name: string
}

export interface FormerAccount {
  id: string
  /** Epoch ms of the replacement. */
  endedAt: number
  facts: ServiceFact[]
}

export interface ServiceStatus {
  name: ServiceName
  state: ServiceState
  provider: string
  says: string
  mend: string | null
  facts: ServiceFact[]
  /** Newest first. */
  former: FormerAccount[]
}

export function lastFour(secret: string): string {
  return `…${secret.slice(-4)}`
}
