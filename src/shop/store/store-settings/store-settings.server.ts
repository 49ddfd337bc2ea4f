/* Read once per content version. Never reads the environment. */
import type { Database } from '#platform/db/database.ts'
import { readSetting } from '#platform/db/settings.ts'
import { firstCurrency } from '#platform/money/currency.ts'
import type { Clock } from '#platform/time/clock.ts'
import { toPlaceTax } from '#shop/store/tax/tax-terms.ts'
import { answerQuestion } from './address-check.server.ts'
import { createPlaceChoices } from './save-store-settings.server.ts'
import { type ChosenPlace, placeSetting, studioTimeZoneSetting } from './store-settings.schema.ts'
import type { LivePlace, MachinePlace, Place, PlaceFact, PlaceStatus } from './store-settings.ts'

export type PlaceService = ReturnType<typeof createPlace>

export interface PlaceParts {
  db: Database
  clock: Clock
  machine: MachinePlace
  /** Used until another address is set. */
  localUrl: string
}

export function createPlace({ db, clock, machine, localUrl }: PlaceParts) {
  let known: { version: number; place: Place } | null = null
  let reading: { version: number; place: Promise<Place> } | null = null

  const placeOf = (chosen: ChosenPlace): Place => ({
    publicUrl: machine.publicUrl ?? chosen.address ?? localUrl,
    formerUrl: chosen.formerAddress ?? null,
    timeZone: machine.timeZone ?? chosen.timeZone ?? null,
    country: chosen.country ?? 'US',
    currency: chosen.currency ?? firstCurrency,
    countries: machine.countries ?? chosen.countries ?? [chosen.country ?? 'US'],
    tax: toPlaceTax(chosen.country ?? 'US', chosen.tax, machine.taxByProvider),
  })

  async function readNow(version: number): Promise<Place> {
    const place = placeOf(await readSetting(db.read, placeSetting))
    if (known === null || known.version <= version) known = { version, place }
    return place
  }

  function readAt(version: number): Place | Promise<Place> {
    if (known?.version === version) return known.place
    if (reading?.version !== version) {
      reading = { version, place: readNow(version) }
      reading.place
        .finally(() => {
          if (reading?.version === version) reading = null
        })
        .catch(() => {})
    }
    return reading.place
  }

  const live: LivePlace = {
    read() {
      const version = db.contentVersion()
      return typeof version === 'number' ? readAt(version) : version.then(readAt)
    },
    async readIn(reader) {
      return placeOf(await readSetting(reader, placeSetting))
    },
    current() {
      return known?.place ?? placeOf({})
    },
  }

  return {
    ...live,
    ...createPlaceChoices({ db, clock, machine, toPlace: placeOf }),
    /** Null: no answer. */
    answerQuestion: (asked: string): Promise<string | null> => answerQuestion({ db, clock }, asked),
    taxIsFixed: machine.taxByProvider !== undefined,
    async status(): Promise<Record<PlaceFact, PlaceStatus>> {
      const chosen = await readSetting(db.read, placeSetting)
      const { timeZone } = await readSetting(db.read, studioTimeZoneSetting)
      const of = (onMachine: unknown, own: unknown): PlaceStatus => {
        if (onMachine !== undefined) return 'machine'
        return own === undefined ? 'missing' : 'set'
      }
      return {
        address: of(machine.publicUrl, chosen.address),
        timeZone: of(machine.timeZone, chosen.timeZone ?? timeZone),
        country: of(undefined, chosen.country),
        currency: of(undefined, chosen.currency),
        countries: of(machine.countries, chosen.countries),
      }
    },
  }
}
