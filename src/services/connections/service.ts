import type { z } from 'zod'
import type { allServices } from '#services/all-services.ts'
import type { serviceStatusSchema } from './connect.schema.ts'

export type ServiceName = keyof typeof allServices

export type ServiceStatus = z.output<typeof serviceStatusSchema>

/**
 * 'unset': never set; 'waiting': set but not yet proved; 'machine': set by an environment variable,
 * which wins; 'trouble': the owner must act.
 */
export type ServiceState = ServiceStatus['state']

/** Never a secret, at most its last four characters. */
export type ServiceFact = ServiceStatus['facts'][number]

export type FormerAccount = ServiceStatus['former'][number]

export interface ServiceChoice {
  id: string
  name: string
}

/** Copying adds blanks and line breaks. */
export function trimmedKey(text: string): string {
  return text.replace(/[\s\u200b\ufeff]+/g, '')
}

export function lastFour(secret: string): string {
  return `…${secret.slice(-4)}`
}
