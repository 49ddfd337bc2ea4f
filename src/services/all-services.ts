import { backups } from './backups/backups.ts'
import type { Environment } from './connections/service-definition.ts'
import { mail } from './mail/mail.ts'
import { payments } from './payments/payments.ts'
import { pictures } from './pictures/pictures.ts'
import { printing } from './printing/printing.ts'
import { feed } from './social-feed/feed.ts'

/**
 * The services outside, in the order in which the owner sees them. Rows and sealed texts contain the names:
 * never change one.
 */
export const allServices = { payments, printing, mail, feed, pictures, backups }

export const serviceVariables = {
  ...payments.variables,
  ...printing.variables,
  ...mail.variables,
  ...feed.variables,
  ...pictures.variables,
  ...backups.variables,
}

type All = typeof allServices

export type Machine = { [Name in keyof All]: ReturnType<All[Name]['read']> }

/** Throws ConfigError when the variables don't fit together. */
export function readMachine(e: Environment<typeof serviceVariables>): Machine {
  const entries = Object.entries(allServices).map(([name, { read }]) => [name, read(e)])
  return Object.fromEntries(entries)
}
