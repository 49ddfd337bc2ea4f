import { existsSync } from 'node:fs'
import { isIPv6 } from 'node:net'
import { isAbsolute, resolve } from 'node:path'
import { loadEnvFile } from 'node:process'
import { z } from 'zod'
import { secretKeyVariables } from './config/secret-key.ts'
import { shippingVariables } from './config/shipping.ts'
import {
  ConfigError,
  mail,
  matching,
  oneOf,
  origin,
  origins,
  port,
  text,
  webAddress,
} from './config/values.ts'
import { isOwnPath } from './platform/addresses/page-paths.ts'
import { isTimeZone } from './platform/time/zone.ts'
import { readMachine, serviceVariables } from './services/all-services.ts'
import { invitationPattern } from './shop/people/staff/invitation.ts'
import { printCountryProblem } from './shop/store/store-settings/countries.ts'
import type { MachineStoreSettings } from './shop/store/store-settings/store-settings.ts'
import { keepFilesPrivate } from './start/private-files.ts'

const backupsWanted = 'wants a number from 0 to 365 (0: none is made by itself)'

const environment = z.object({
  PORT: port.pipe(z.number().default(3000)),
  HOST: text.pipe(z.string().default('127.0.0.1')),
  PUBLIC_URL: origin,
  ALLOWED_ORIGINS: origins,
  DATA_DIR: text.pipe(z.string().default('./data')),
  DATABASE_URL: matching(/^postgres(ql)?:\/\//, 'wants an address that starts with postgres://'),
  ADMIN_EMAIL: mail,
  ADMIN_PASSWORD: text.pipe(
    z
      .string()
      .min(10, 'wants at least 10 characters')
      .max(200, 'wants at most 200 characters')
      .optional(),
  ),
  SIGN_IN_PATH: text.pipe(
    z
      .string()
      .regex(
        /^\/[a-z0-9][a-z0-9-]{5,80}$/i,
        'wants a path such as /quiet-door-7f3a (6 letters or more)',
      )
      .refine((path) => !isOwnPath(path), 'wants a path where the shop has no page of its own')
      .optional(),
  ),
  SETUP_TOKEN: matching(
    invitationPattern,
    'wants 32 to 64 letters and digits (openssl rand -hex 32)',
  ),
  DEMO: oneOf(['auto', 'off', 'heron', 'kiln', 'crayon']),
  ...secretKeyVariables,
  ...serviceVariables,
  ...shippingVariables,
  BACKUPS_KEEP: text.pipe(
    z
      .string()
      .regex(/^\d{1,3}$/, backupsWanted)
      .transform(Number)
      .refine((count) => count <= 365, backupsWanted)
      .default(3),
  ),
  COMMISSION_FORM_URL: webAddress,
  STUDIO_NAME: text,
  STUDIO_EMAIL: mail,
  STUDIO_TIMEZONE: text.pipe(
    z.string().refine(isTimeZone, 'wants a zone such as Europe/Berlin').optional(),
  ),
  STUDIO_HELPER_NAME: text,
  STUDIO_INSTAGRAM: webAddress,
  TRUST_PROXY: text.pipe(
    z
      .string()
      .regex(/^(off|[1-9])$/, 'wants off, or a number from 1 to 9')
      .transform((value) => (value === 'off' ? 0 : Number(value)))
      .default(0),
  ),
  RATE_LIMITS: oneOf(['on', 'off']),
  METRICS_PORT: port,
  HEARTBEAT_URL: webAddress,
  LOG_LEVEL: oneOf(['debug', 'info', 'warn', 'error', 'silent']),
})

export const variables = Object.keys(environment.shape)

export type Config = ReturnType<typeof readConfig>

/** Throws a ConfigError that names the variable and its valid values. */
export function readConfig(env: Record<string, string | undefined>) {
  const parsed = environment.safeParse(env)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new ConfigError(`${String(issue?.path[0])} ${issue?.message}.`)
  }
  const e = parsed.data
  if (e.ADMIN_EMAIL && !e.ADMIN_PASSWORD) {
    throw new ConfigError('ADMIN_PASSWORD is missing: ADMIN_EMAIL is set, and the two go together.')
  }
  if (e.ADMIN_PASSWORD && !e.ADMIN_EMAIL) {
    throw new ConfigError('ADMIN_EMAIL is missing: ADMIN_PASSWORD is set, and the two go together.')
  }
  const machine = readMachine(e)
  const printer = machine.printing?.provider ?? 'manual'
  const unsendable = printCountryProblem(printer, e.SHIPPING_COUNTRIES ?? [])
  if (unsendable) throw new ConfigError(`SHIPPING_COUNTRIES ${unsendable}.`)
  return {
    port: e.PORT,
    host: e.HOST,
    /** Used while the shop has no other address; without a slash at the end. */
    localUrl: `http://localhost:${e.PORT}`,
    localOrigins: localOriginsOf(e.HOST, e.PORT),
    allowedOrigins: e.ALLOWED_ORIGINS ?? [],
    storeSettings: {
      publicUrl: e.PUBLIC_URL,
      timeZone: e.STUDIO_TIMEZONE,
      countries: e.SHIPPING_COUNTRIES,
      taxByProvider: e.STRIPE_TAX && e.STRIPE_TAX === 'on',
    } satisfies MachineStoreSettings,
    dataDir: isAbsolute(e.DATA_DIR) ? e.DATA_DIR : resolve(e.DATA_DIR),
    /** The typed command, in a release; undefined in a clone. */
    atelierCommand: env.ATELIER_COMMAND,
    /** systemd keeps standard output in its journal. */
    intoJournal: env.JOURNAL_STREAM !== undefined && env.JOURNAL_STREAM !== '',
    databaseUrl: e.DATABASE_URL,
    owner:
      e.ADMIN_EMAIL && e.ADMIN_PASSWORD
        ? { email: e.ADMIN_EMAIL, password: e.ADMIN_PASSWORD }
        : undefined,
    setupToken: e.SETUP_TOKEN,
    signInPath: e.SIGN_IN_PATH,
    /** Undefined: a file in `dataDir` holds it. */
    secretKey: e.SECRET_KEY,
    demo: e.DEMO === undefined || e.DEMO === 'auto' ? ('heron' as const) : e.DEMO,
    machine,
    /** For tests; without a slash at the end. */
    apiBases: {
      stripe: e.STRIPE_API_BASE,
      printful: e.PRINTFUL_API_BASE,
      cloudinary: e.CLOUDINARY_API_BASE,
      cloudinaryDelivery: e.CLOUDINARY_DELIVERY_BASE,
    },
    demoPageBase: e.DEMO_PAYMENT_BASE,
    /** It may lie in the machine's own network. */
    s3Endpoint: e.S3_ENDPOINT,
    /** Makes sizes before they are requested. */
    picturesAhead: e.PICTURES_AHEAD !== 'off',
    mailTo: e.MAIL_TO,
    backups: { keep: e.BACKUPS_KEEP, host: e.BACKUPS_HOST },
    studio: {
      name: e.STUDIO_NAME,
      email: e.STUDIO_EMAIL,
      helperName: e.STUDIO_HELPER_NAME,
      instagram: e.STUDIO_INSTAGRAM,
      commissionFormUrl: e.COMMISSION_FORM_URL,
    },
    /** Proxies whose forwarded headers are trusted. */
    trustProxy: e.TRUST_PROXY,
    rateLimits: e.RATE_LIMITS !== 'off',
    /** On loopback; undefined: nothing is counted. */
    metricsPort: e.METRICS_PORT,
    heartbeatUrl: e.HEARTBEAT_URL,
    logLevel: e.LOG_LEVEL ?? ('info' as const),
  }
}

/** The environment wins over `.env`. Files written afterwards are private to the account. */
export function readConfigFromProcess(): Config {
  if (existsSync('.env')) loadEnvFile('.env')
  const config = readConfig(process.env)
  keepFilesPrivate(config.dataDir)
  return config
}

function localOriginsOf(host: string, port: number): string[] {
  const names = ['localhost', '127.0.0.1', '[::1]', isIPv6(host) ? `[${host}]` : host]
  const addresses = names.map((name) => `http://${name}:${port}`)
  return addresses.filter((address) => URL.canParse(address)).map((url) => new URL(url).origin)
}
