import type { ServiceName } from '#services/connections/service.ts'

/** One of a service's variables is enough. */
const variables = {
  payments: ['PAYMENTS', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  printing: ['FULFILMENT', 'PRINTFUL_TOKEN'],
  mail: ['SMTP_URL'],
  pictures: ['MEDIA', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'CLOUDINARY_URL'],
} as const

type Variable = (typeof variables)[keyof typeof variables][number]

export function servicesSetIn(e: { readonly [V in Variable]?: unknown }): ServiceName[] {
  const names = Object.keys(variables) as (keyof typeof variables)[]
  return names.filter((name) => variables[name].some((variable) => e[variable] !== undefined))
}
