import { capital } from '#platform/capital.ts'
import { countryInWords } from '#platform/countries.ts'
import type { Database } from '#platform/db/database.ts'
import { currencyWords } from '#platform/money/currency.ts'
import type { MoneyMode } from '#platform/money/money.ts'
import { isLoopback } from '#platform/network/network.ts'
import { within } from '#platform/time/within.ts'
import { type Mailer, reachesPeople } from '#services/mail/port.ts'
import type { Catalogue } from '#shop/catalogue/products/catalogue.server.ts'
import type { Identity } from '#shop/people/identity/identity.server.ts'
import { firstOwnerEmail } from '#shop/people/staff/owner.server.ts'
import type { Missing } from '#shop/store/law/missing.ts'
import { unknownLawWords } from '#shop/store/law/unknown-law.ts'
import { needWords } from '#shop/store/law/words/need.copy.ts'
import type { Settings } from '#shop/store/settings/settings.server.ts'
import type { StoreSettingsService } from '#shop/store/store-settings/store-settings.server.ts'
import { plainWords } from '#shop/store/written-pages/plain.copy.ts'
import { openingCopy } from './copy.ts'
import type { StepFinding } from './opening.schema.ts'
import type { OpeningStep } from './opening.ts'

export interface StepSources {
  db: Database
  settings: Pick<Settings, 'studio' | 'saved' | 'law' | 'sentences' | 'theme'>
  catalogue: Pick<Catalogue, 'everyPiece'>
  identity: Pick<Identity, 'account' | 'hasMadeUpPassword' | 'passkeys'>
  payment: {
    readonly name: string
    readonly money: MoneyMode
    getSession(id: string): Promise<unknown>
  }
  mailer: () => Pick<Mailer, 'name' | 'verify'>
  services: {
    state(name: 'payments'): Promise<{ state: string; provider: string; says: string }>
  }
  storeSettings: Pick<StoreSettingsService, 'read' | 'status'>
}

type StepLook = (userId: string) => Promise<StepFinding>

export type Asking = (ask: () => Promise<unknown>) => Promise<boolean>

/** Milliseconds for an outside service's answer. */
const patience = 3000

const done = (says: string): StepFinding => ({ done: true, says })
const missing = (says: string): StepFinding => ({ done: false, says })

/** A service that refuses, or answers too late, is a finding. */
export function createStepLooks(
  sources: StepSources,
  answers: Asking = answersInTime,
): Record<OpeningStep, StepLook> {
  return {
    country: () => lookAtCountry(sources),
    name: () => lookAtName(sources),
    theme: () => lookAtTheme(sources),
    piece: () => lookAtPieces(sources),
    shipping: () => lookAtShipping(sources),
    words: () => lookAtWords(sources),
    law: () => lookAtLaw(sources),
    payments: () => lookAtPayments(sources, answers),
    mail: () => lookAtMail(sources, answers),
    address: () => lookAtAddress(sources),
    'sign-in': (userId) => lookAtSignIn(sources, userId),
  }
}

async function lookAtCountry({ storeSettings }: StepSources): Promise<StepFinding> {
  const status = await storeSettings.status()
  const { country, currency, timeZone, countries } = status
  if ([country, currency, timeZone, countries].includes('missing'))
    return missing(openingCopy.countryUnsaid)
  const where = await storeSettings.read()
  return done(
    openingCopy.countrySaid({
      country: countryInWords(where.country),
      money: currencyWords(where.currency),
      timeZone: where.timeZone ?? '',
    }),
  )
}

async function lookAtTheme({ settings }: StepSources): Promise<StepFinding> {
  const { hasBefore } = await settings.theme.filled()
  return hasBefore ? done(openingCopy.themeChosen) : missing(openingCopy.themePlain)
}

async function lookAtName({ settings }: StepSources): Promise<StepFinding> {
  const { studioName, email } = await settings.studio()
  if (studioName === plainWords.studioName) return missing(openingCopy.stillCalled(studioName))
  if (email === plainWords.email) return missing(openingCopy.noEmail(studioName))
  return done(openingCopy.called(studioName))
}

async function lookAtPieces({ catalogue }: StepSources): Promise<StepFinding> {
  const shown = await catalogue.everyPiece({ limit: 1 })
  if (shown.length > 0) return done(openingCopy.hung)
  const all = await catalogue.everyPiece({ limit: 1, drafts: true })
  return missing(all.length > 0 ? openingCopy.onlyDrafts : openingCopy.nothingHung)
}

async function lookAtShipping({ settings }: StepSources): Promise<StepFinding> {
  const { shipping } = await settings.saved()
  return shipping ? done(openingCopy.shippingSaid) : missing(openingCopy.shippingUnsaid)
}

async function lookAtWords({ settings }: StepSources): Promise<StepFinding> {
  const open = await settings.sentences.open()
  if (open === 0) return done(openingCopy.sentencesRead)
  const count = open === 1 ? openingCopy.oneSentence : openingCopy.manySentences(open)
  return missing(openingCopy.sentencesOpen(count))
}

/** Only legal requirements keep the shop closed: the law's own list shows recommendations. */
async function lookAtLaw({ settings, storeSettings }: StepSources): Promise<StepFinding> {
  const where = await storeSettings.read()
  const unknown = unknownLawWords(where.country, where.countries)
  const lacking = await settings.law.missing(where)
  const required = lacking.filter((each) => each.required)
  const [first] = required
  if (first) {
    const law = openingCopy.countryLaw(countryInWords(first.countries[0] ?? where.country))
    return missing([openingCopy.lawOpen(listed(required), law), ...unknown].join(' '))
  }
  const says = [
    ...(lacking.length > 0 ? [openingCopy.lawWorthFilling(listed(lacking))] : []),
    ...(unknown.length > 0 ? [...unknown, openingCopy.lawUnknown] : []),
  ]
  return done(says.join(' ') || openingCopy.lawFilledIn)
}

const listed = (needs: readonly Missing[]): string =>
  new Intl.ListFormat('en').format(needs.map(({ need }) => needWords[need].short))

async function lookAtPayments(
  { payment, services }: StepSources,
  answers: Asking,
): Promise<StepFinding> {
  const { state, provider, says } = await services.state('payments')
  const isProved = state !== 'waiting' || payment.money !== 'live'
  if (state === 'trouble' || provider === 'none' || !isProved) return missing(says)
  const playMoney = { done: false, playMoney: true } as const
  if (payment.money === 'play') {
    return { ...playMoney, says: openingCopy.playMoney }
  }
  const name = capital(payment.name)
  // The session needn't exist: the provider answers only to a valid key.
  if (!(await answers(() => payment.getSession('opening'))))
    return missing(openingCopy.paymentRefused(name))
  if (payment.money === 'live') return done(openingCopy.paymentReal(name))
  return { ...playMoney, says: openingCopy.paymentTest(name) }
}

async function lookAtMail({ mailer }: StepSources, answers: Asking): Promise<StepFinding> {
  if (!reachesPeople(mailer())) return missing(openingCopy.noMail)
  if (await answers(async () => mailer().verify?.())) return done(openingCopy.mailWorks)
  return missing(openingCopy.mailRefused)
}

async function lookAtAddress({ storeSettings }: StepSources): Promise<StepFinding> {
  const { publicUrl } = await storeSettings.read()
  const { hostname, protocol } = new URL(publicUrl)
  if (isLoopback(hostname)) return missing(openingCopy.noPublicAddress)
  if (protocol === 'https:') return done(openingCopy.addressLocked(publicUrl))
  return missing(openingCopy.addressUnlocked(publicUrl))
}

async function lookAtSignIn({ identity }: StepSources, userId: string): Promise<StepFinding> {
  const [{ email }, isMadeUp, passkeys] = await Promise.all([
    identity.account(userId),
    identity.hasMadeUpPassword(userId),
    identity.passkeys(userId),
  ])
  const hasAddress = email !== firstOwnerEmail
  const isOwn = !isMadeUp || passkeys.length > 0
  if (hasAddress && isOwn) return done(openingCopy.signInAs(email))
  if (hasAddress) return missing(openingCopy.signInMadeUpPassword(email))
  return missing(isOwn ? openingCopy.signInMadeUpAddress(email) : openingCopy.signInMadeUp(email))
}

async function answersInTime(ask: () => Promise<unknown>): Promise<boolean> {
  const answer = ask().then(
    () => true,
    () => false,
  )
  return within(patience, answer, () => false)
}
