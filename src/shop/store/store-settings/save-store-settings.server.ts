/* Saves only over the version that the form read. Never changes the machine's settings. */
import { sql } from 'kysely'
import { countryName } from '#platform/countries.ts'
import { changePages } from '#platform/db/content-version.ts'
import type { Database, Reader, Writer } from '#platform/db/database.ts'
import { isPostgres } from '#platform/db/dialect.ts'
import { hasRows } from '#platform/db/rows.ts'
import { lockSetting, readSetting, writeSetting } from '#platform/db/settings.ts'
import { editVersion, requireVersion } from '#platform/edit-version.ts'
import { badInput } from '#platform/errors.ts'
import type { Clock } from '#platform/time/clock.ts'
import type { Law, NotOpened } from '#shop/store/law/law.server.ts'
import { noTaxYet } from '#shop/store/tax/tax-terms.ts'
import { addressProblem } from './address-check.server.ts'
import { storeSettingsCopy } from './copy.ts'
import { closedByPrinter } from './countries.ts'
import { type ChosenStoreSettings, storeSetting } from './store-settings.schema.ts'
import type { MachineStoreSettings, StoreSettings } from './store-settings.ts'
import type { StoreSettingsForm } from './store-settings-form.schema.ts'

interface Parts {
  db: Database
  clock: Clock
  machine: MachineStoreSettings
  toStoreSettings(chosen: ChosenStoreSettings): StoreSettings
}

/** `timeZone` null: never chosen. */
export interface FilledStoreSettings {
  form: Required<Omit<StoreSettingsForm, 'timeZone' | 'tax'>> & {
    timeZone: string | null
    tax: Required<NonNullable<StoreSettingsForm['tax']>>
  }
  version: string
  /** The currency is fixed after the first order. */
  sold: boolean
}

export interface SaveConsequences {
  openable?: Law['openable']
  restartPrices?(trx: Writer, currency: string): Promise<void>
  moveVacation?(trx: Writer, zone: string): Promise<void>
}

export function createSaveStoreSettings({ db, clock, machine, toStoreSettings }: Parts) {
  async function filled(reader: Reader | Writer): Promise<FilledStoreSettings> {
    const chosen = await readSetting(reader, storeSetting)
    const { timeZone, country, currency, countries, tax: now } = toStoreSettings(chosen)
    const tax = { ...(chosen.tax ?? noTaxYet), byProvider: now.byProvider }
    const form = { timeZone, country, currency, countries: [...countries], tax }
    return { form, version: editVersion(form), sold: await hasSold(reader) }
  }

  async function write(trx: Writer, changes: ChosenStoreSettings): Promise<void> {
    const before = await readSetting(trx, storeSetting)
    await writeSetting(trx, storeSetting, { ...before, ...changes }, clock.now())
  }

  return {
    choices: (): Promise<FilledStoreSettings> => filled(db.read),

    /**
     * Countries with unmet legal needs stay closed. `printer`: the print provider. ShopError
     * 'changed', 'bad_input' naming the field: a value that the machine sets, a currency after the
     * first order, a country that the printer doesn't deliver to.
     */
    choose(
      form: StoreSettingsForm,
      version: string | undefined,
      printer: string,
      { openable, restartPrices, moveVacation }: SaveConsequences = {},
    ): Promise<FilledStoreSettings & { notOpened: NotOpened | null }> {
      return changePages(db, async (trx) => {
        await lockSetting(trx, storeSetting, clock.now())
        const before = await filled(trx)
        requireVersion(version, before.version)
        refuseMachines(form, before.form)
        refuseClosed(form.countries, printer)
        const { met, notOpened } = (await openable?.(trx, form, before.form.countries)) ?? {
          met: form.countries,
          notOpened: null,
        }
        // The shop must send somewhere: if no chosen country may open, the open countries stay.
        const countries = met.length > 0 ? met : before.form.countries
        if (form.currency !== before.form.currency) {
          await requireUnsold(trx)
          await restartPrices?.(trx, form.currency)
        }
        if (form.timeZone !== before.form.timeZone) await moveVacation?.(trx, form.timeZone)
        await write(trx, {
          ...(machine.timeZone === undefined && { timeZone: form.timeZone }),
          ...(machine.countries === undefined && { countries }),
          country: form.country,
          currency: form.currency,
          ...(form.tax && {
            tax: { ...form.tax, byProvider: form.tax.byProvider ?? before.form.tax.byProvider },
          }),
        })
        const saved = await filled(trx)
        return { ...saved, notOpened }
      })
    },

    /** `address`: an origin. Staff can still sign in at the former one. ShopError 'bad_input'. */
    async moveTo(address: string): Promise<void> {
      if (machine.publicUrl !== undefined) throw badInput('address', storeSettingsCopy.setOnMachine)
      const problem = await addressProblem({ db, clock }, address)
      if (problem !== null) throw badInput('address', problem)
      await changePages(db, async (trx) => {
        await lockSetting(trx, storeSetting, clock.now())
        const { publicUrl } = toStoreSettings(await readSetting(trx, storeSetting))
        const moved = publicUrl === address ? {} : { formerAddress: publicUrl }
        await write(trx, { address, ...moved })
      })
    },
  }

  function refuseMachines(form: StoreSettingsForm, before: FilledStoreSettings['form']): void {
    if (machine.timeZone !== undefined && form.timeZone !== machine.timeZone) {
      throw badInput('timeZone', storeSettingsCopy.setOnMachine)
    }
    const { byProvider = machine.taxByProvider } = form.tax ?? {}
    if (machine.taxByProvider !== undefined && byProvider !== machine.taxByProvider) {
      throw badInput('tax.byProvider', storeSettingsCopy.setOnMachine)
    }
    if (
      machine.countries !== undefined &&
      form.countries.join() !== [...before.countries].sort().join()
    ) {
      throw badInput('countries', storeSettingsCopy.setOnMachine)
    }
  }
}

function refuseClosed(countries: readonly string[], printer: string): void {
  const closed = countries.filter((code) => closedByPrinter(printer).includes(code))
  if (closed.length === 0) return
  const named = closed.map(countryName).join(', ')
  throw badInput('countries', storeSettingsCopy.printerCantSend(named))
}

async function requireUnsold(trx: Writer): Promise<void> {
  // Checkouts read orders, so this lock and checkouts wait for each other.
  if (isPostgres(trx)) await sql`lock table orders in access exclusive mode`.execute(trx)
  if (await hasSold(trx)) {
    throw badInput('currency', storeSettingsCopy.currencyFixed)
  }
}

/** True after or during a purchase; offline sales count. */
async function hasSold(reader: Reader | Writer): Promise<boolean> {
  const bought = reader
    .selectFrom('orders')
    .where((eb) =>
      eb.or([eb('paid_at', 'is not', null), eb('state', 'in', ['pending', 'processing'])]),
    )
  if (await hasRows(bought)) return true
  return hasRows(reader.selectFrom('outside_sales').where('method', '<>', 'given'))
}
