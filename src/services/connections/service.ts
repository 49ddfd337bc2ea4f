import type { allServices } from '#services/all-services.ts'

export type ServiceName = keyof typeof allServices

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
  former: FormerAccount[]
}

/** Copying adds blanks and line breaks. */
export function trimmedKey(text: string): string {
  return text.replace(/[\s\u200b\ufeff]+/g, '')
}

export function lastFour(secret: string): string {
  return `…${secret.slice(-4)}`
}
