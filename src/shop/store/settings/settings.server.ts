/* An absent value has its default. Never reads the environment. */

import { pagePaths } from '#platform/addresses/page-paths.ts'
import { changePages } from '#platform/db/content-version.ts'
import type { Database } from '#platform/db/database.ts'
import {
  claimSetting,
  isWritten,
  readSetting,
  replaceSetting,
  type Setting,
  writeSetting,
} from '#platform/db/settings.ts'
import { newSecret } from '#platform/ids.ts'
import { once } from '#platform/once.ts'
import type { Clock } from '#platform/time/clock.ts'
import { leavingDays, mostPrintDays } from '#shop/store/dispatch/dispatch.copy.ts'
import { dispatchTimeSetting } from '#shop/store/dispatch/dispatch.schema.ts'
import { readDispatchTerms, toDispatchTerms } from '#shop/store/dispatch/dispatch.server.ts'
import type { Closure, DispatchTerms } from '#shop/store/dispatch/dispatch.ts'
import type { Law } from '#shop/store/law/law.server.ts'
import { owes } from '#shop/store/law/rules.ts'
import { postageWords, sellerLines } from '#shop/store/law/words/piece-words.ts'
import {
  type ShippingWords,
  shippingArea,
  shippingWords,
} from '#shop/store/shipping/shipping.copy.ts'
import { shippingPlanSetting } from '#shop/store/shipping/shipping.schema.ts'
import { readShippingPlan, shippingContext } from '#shop/store/shipping/shipping.server.ts'
import { type OpenZone, openZones } from '#shop/store/shipping/shipping.ts'
import type { StoreSettingsService } from '#shop/store/store-settings/store-settings.server.ts'
import type { ThemeService } from '#shop/store/theme/theme.server.ts'
import {
  factWords,
  filledIn,
  type PageFacts,
  type PageName,
  pageNames,
} from '#shop/store/written-pages/pages.ts'
import { createForms } from './forms.server.ts'
import type { Recipients } from './privacy.copy.ts'
import { createSentences } from './sentences.server.ts'
import { decidedIn, firstPage, type Said, saidBy } from './sentences.ts'
import type { StudioPictures, StudioTexts } from './settings.schema.ts'
import {
  lastWriteSetting,
  signInPathSetting,
  studioPagesSetting,
  studioPicturesSetting,
  studioTextsSetting,
} from './settings.schema.ts'

export type Settings = ReturnType<typeof createSettings>

export interface SettingsParts {
  db: Database
  clock: Clock
  defaults: StudioTexts
  storeSettings: StoreSettingsService
  theme: ThemeService
  law: Law
  /** 'manual' is the studio. */
  printer(): string
  recipients(): Promise<Recipients>
  /** Emails reach people. */
  mails(): boolean
  /** In the studio's time zone. */
  vacationDays(): Promise<Closure[]>
}

export function createSettings(parts: SettingsParts) {
  const { db, clock, defaults, storeSettings, theme, law, printer } = parts
  const area = async () => shippingArea((await storeSettings.read()).countries)

  async function shipping(): Promise<ShippingWords> {
    const { plan, open, printedElsewhere } = await shippingContext(db.read, {
      storeSettings,
      printer,
    })
    return shippingWords(plan, open, printedElsewhere, (await storeSettings.read()).currency)
  }

  const saved = once(
    db,
    async () => {
      const texts = await readSetting(db.read, studioTextsSetting)
      return { texts, time: await readSetting(db.read, dispatchTimeSetting) }
    },
    {
      texts: studioTextsSetting.schema.parse(undefined),
      time: dispatchTimeSetting.schema.parse(undefined),
    },
  )

  async function studio(): Promise<StudioTexts & { said: Said }> {
    const [{ texts: written, time }, { timeZone }] = await Promise.all([
      saved.read(),
      storeSettings.read(),
    ])
    const { sentences, ...own } = written
    const texts = { ...defaults, ...own, ...(timeZone !== null && { timeZone }) }
    const days = mostPrintDays(toDispatchTerms(time, texts.timeZone), printer() !== 'manual')
    const { studioName, artistName, email } = texts
    const words = { studio: studioName, artist: artistName, email, days }
    const fill = (text: string) => filledIn(text, words)
    return { ...texts, madeToOrder: fill(texts.madeToOrder), said: saidBy(sentences ?? {}, fill) }
  }

  async function pageFacts(): Promise<PageFacts> {
    const [{ studioName, artistName, email }, words, dispatch, where, own, plan, recipients] =
      await Promise.all([
        studio(),
        shipping(),
        terms.read(),
        storeSettings.read(),
        law.read(),
        readShippingPlan(db.read),
        parts.recipients(),
      ])
    const printedElsewhere = printer() !== 'manual'
    const { tax, country, countries, currency, publicUrl } = where
    return {
      studioName,
      artistName,
      email: email || publicUrl + pagePaths.contact,
      shipping: words,
      currency,
      days: mostPrintDays(dispatch, printedElsewhere),
      leavingDays: leavingDays(dispatch, printedElsewhere),
      paidApart: plan.printsApart && printedElsewhere,
      area: await area(),
      printedElsewhere,
      taxOnTop: tax.byProvider && !tax.included,
      customs: owes('customs', country, countries),
      returnDays: own.returnDays,
      returnPostage: postageWords(own),
      withdrawal: owes('withdrawal', country, countries),
      recipients,
      mails: parts.mails(),
      countries: [country, ...countries],
      seller: sellerLines(own, studioName),
    }
  }

  const terms = once(
    db,
    async () => readDispatchTerms(db.read, (await studio()).timeZone),
    toDispatchTerms(dispatchTimeSetting.schema.parse(undefined), defaults.timeZone),
  )

  /** From the configuration, or made up by the first process on this database. */
  async function signInPath(configured: string | undefined): Promise<string> {
    if (configured !== undefined) return configured
    const kept = await readSetting(db.read, signInPathSetting)
    if (kept !== null) return kept
    return db.transact(async (trx) => {
      const path = `/door-${newSecret()
        .replace(/[^a-z0-9]/gi, '')
        .slice(0, 20)
        .toLowerCase()}`
      await claimSetting(trx, signInPathSetting, path, clock.now())
      return (await readSetting(trx, signInPathSetting)) ?? path
    })
  }

  return {
    storeSettings,
    theme,
    law,
    printer,
    async zones(): Promise<OpenZone[]> {
      const { plan, open } = await shippingContext(db.read, { storeSettings, printer })
      return openZones(plan, open)
    },
    get: <T>(setting: Setting<T>): Promise<T> => readSetting(db.read, setting),
    /** ShopError 'changed' when the value is not that of `version`. */
    set: <T>(setting: Setting<T>, value: T, version?: string): Promise<T> =>
      changePages(db, (trx) => replaceSetting(trx, setting, { value, version }, clock.now())),
    studio,
    async dispatchTerms(): Promise<DispatchTerms> {
      const [known, vacation] = await Promise.all([terms.read(), parts.vacationDays()])
      return { ...known, closed: [...known.closed, ...vacation] }
    },
    pageFacts,
    shippingArea: area,
    forms: createForms({ db, clock, defaults }),
    sentences: createSentences({
      db,
      clock,
      defaults,
      words: async () => factWords(await pageFacts()),
    }),

    async saved(): Promise<{ shipping: boolean; pages: PageName[] }> {
      const [shipping, own] = await Promise.all([
        isWritten(db.read, shippingPlanSetting),
        readSetting(db.read, studioPagesSetting),
      ])
      return { shipping, pages: pageNames.filter((name) => own[name] !== undefined) }
    },

    /** In the format of `parseBlocks`. */
    async page(name: PageName): Promise<string> {
      const [own, texts, facts] = await Promise.all([
        readSetting(db.read, studioPagesSetting),
        readSetting(db.read, studioTextsSetting),
        pageFacts(),
      ])
      return filledIn(own[name] ?? firstPage(name, decidedIn(texts)), factWords(facts))
    },

    /** Writes a row without meaning, to check that the database takes writes. */
    tryToWrite(): Promise<void> {
      const now = clock.now()
      return db.transact((trx) => writeSetting(trx, lastWriteSetting, now, now))
    },

    studioPictures(): Promise<StudioPictures> {
      return readSetting(db.read, studioPicturesSetting)
    },

    shipping,

    /** The new content version makes caches read the path again. */
    moveSignInPath(path: string): Promise<void> {
      return changePages(db, (trx) => writeSetting(trx, signInPathSetting, path, clock.now()))
    },

    signInPath,

    async signInAddress(configured: string | undefined) {
      const path = await signInPath(configured)
      const url = storeSettings.current().publicUrl + path
      return { path, url, configured: configured !== undefined }
    },
  }
}
