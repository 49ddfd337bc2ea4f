import { join } from 'node:path'
import type { Config } from '#config'
import { createLog } from '#log'
import { readSecretKey } from './config/secret-key.ts'
import type { Overrides } from './overrides.ts'
import { openDatabase } from './platform/db/open.ts'
import { createSealing } from './platform/sealing.ts'
import { systemClock } from './platform/time/clock.ts'
import { reachesPeople } from './services/mail/port.ts'
import { composeServices } from './services/services.ts'
import { knownVacationDays } from './shop/audience/vacation/vacation.server.ts'
import { createErasures } from './shop/people/privacy/erasures.server.ts'
import { createLaw } from './shop/store/law/law.server.ts'
import { createSettings } from './shop/store/settings/settings.server.ts'
import { createStoreSettings } from './shop/store/store-settings/store-settings.server.ts'
import { createTheme } from './shop/store/theme/theme.server.ts'
import { studioDefaults } from './studio-defaults.ts'

export type Base = Awaited<ReturnType<typeof composeBase>>

/** The database, the settings and the services outside. Throws DatabaseError when the data can't be opened. */
export async function composeBase(config: Config, overrides: Overrides) {
  const clock = overrides.clock ?? systemClock
  const log = overrides.log ?? createLog(config.logLevel)
  const location = { url: config.databaseUrl, dataDir: config.dataDir }
  const db = overrides.db ?? (await openDatabase(location, log))

  const { storeSettings: machine, localUrl } = config
  const storeSettings = createStoreSettings({ db, clock, machine, localUrl })
  await storeSettings.read()
  const printer = () => provider().name
  const theme = createTheme({ db, clock })
  const mails = () => reachesPeople(mailer())
  const law = createLaw({ db, clock, mails })
  const defaults = studioDefaults(config)
  const vacationDays = knownVacationDays(db, clock)
  const recipients = async () => ({
    payment: payment.name,
    printer: printer(),
    mailHost: await outside.mailHost(),
    pictures: images().origins.length > 0 ? images().name : null,
    backupHost: await outside.backupHost(),
  })
  const own = { storeSettings, theme, law, printer, recipients, mails, vacationDays }
  const settings = createSettings({ db, clock, defaults, ...own })
  const sealing = createSealing(() => readSecretKey(config))
  const outside = await composeServices(config, { db, clock, log, sealing, settings, overrides })
  // Read at every call, because the owner may connect another service while the shop runs.
  const images = () => overrides.images ?? outside.images()
  const provider = () => overrides.fulfillment ?? outside.live.printing.current().adapter
  const mailer = () => overrides.mailer ?? outside.live.mail.current().adapter
  const payment = overrides.payment ?? outside.payment
  const timeZone = async () => (await settings.studio()).timeZone
  const erasures = createErasures({ db, clock, sealing, file: join(config.dataDir, 'erasures') })
  const signInPath = () => settings.signInPath(config.signInPath)

  return {
    clock,
    log,
    location,
    db,
    storeSettings,
    printer,
    theme,
    law,
    defaults,
    mails,
    settings,
    sealing,
    outside,
    images,
    provider,
    mailer,
    payment,
    timeZone,
    erasures,
    signInPath,
  }
}
