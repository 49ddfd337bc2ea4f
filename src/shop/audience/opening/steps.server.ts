/*
 * Checks the steps to an open shop, each time anew: the owner's entries, and whether the outside services
 * let the shop in. Only reads, and says in plain words what is missing.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { productKinds } from '#platform/addresses/kinds.ts'
import { countryInWords } from '#platform/countries.ts'
import type { Database } from '#platform/db/database.ts'
import type { MoneyMode } from '#platform/money/money.ts'
import { isLoopback } from '#platform/network/network.ts'
import type { Catalogue } from '#shop/catalogue/products/catalogue.server.ts'
import type { Identity } from '#shop/people/identity/identity.server.ts'
import { firstOwnerEmail } from '#shop/people/staff/owner.server.ts'
import { unknownLawWords } from '#shop/store/law/unknown-law.ts'
import { needWords } from '#shop/store/law/words/need.copy.ts'
import type { PlaceService } from '#shop/store/place/place.server.ts'
import type { Settings } from '#shop/store/settings/settings.server.ts'
import { plainWords } from '#shop/store/written-pages/plain.copy.ts'
import type { OpeningStep, StepFinding } from './opening.ts'

export interface StepSources {
  db: Database
  settings: Pick<Settings, 'studio' | 'saved' | 'law' | 'sentences'>
  catalogue: Pick<Catalogue, 'list' | 'listCards'>
  identity: Pick<Identity, 'account' | 'hasMadeUpPassword' | 'passkeys'>
  payment: {
    readonly name: string
    readonly money: MoneyMode
    getSession(id: string): Promise<unknown>
  }
  mailer: () => { readonly name: string; verify?(): Promise<void> }
  services: {
    state(name: 'payments'): Promise<{ state: string; provider: string; says: string }>
  }
  place: Pick<PlaceService, 'read' | 'status'>
}

type StepLook = (userId: string) => Promise<StepFinding>

/** Milliseconds that an outside service may take to answer a check. */
const patience = 3000

const done = (says: string): StepFinding => ({ done: true, says })
const missing = (says: string): StepFinding => ({ done: false, says })

/** A service that refuses, or doesn't answer in time, is a finding. */
export function createStepLooks(sources: StepSources): Record<OpeningStep, StepLook> {
  return {
    name: () => lookAtName(sources),
    piece: () => lookAtPieces(sources),
    shipping: () => lookAtShipping(sources),
    words: () => lookAtWords(sources),
    law: () => lookAtLaw(sources),
    payments: () => lookAtPayments(sources),
    mail: () => lookAtMail(sources),
    address: () => lookAtAddress(sources),
    'sign-in': (userId) => lookAtSignIn(sources, userId),
  }
}

async function lookAtName({ settings }: StepSources): Promise<StepFinding> {
  const { studioName, email } = await settings.studio()
  if (studioName === plainWords.studioName) {
    return missing(
      `Your shop is still called “${studioName}”. Give it its name, and say who you are.`,
    )
  }
  if (email === plainWords.email) {
    return missing(`${studioName} has no e-mail address yet. Buyers want to know how to reach you.`)
  }
  return done(`It is called ${studioName}.`)
}

async function lookAtPieces({ catalogue }: StepSources): Promise<StepFinding> {
  const shown = await Promise.all(
    productKinds.map(async (kind) => (await catalogue.listCards(kind, { limit: 1 })).cards[0]),
  )
  const [first] = shown.filter((card) => card !== undefined)
  if (first) return done('There is something on the walls.')
  const all = await Promise.all(
    productKinds.map((kind) => catalogue.list(kind, { limit: 1, drafts: true })),
  )
  if (all.flat().length > 0) {
    return missing('Your pieces are all drafts, which only you see. Show one in the shop.')
  }
  return missing('The walls are bare. One piece is enough to begin with.')
}

async function lookAtShipping({ settings, place }: StepSources): Promise<StepFinding> {
  const [saved, status] = await Promise.all([settings.saved(), place.status()])
  if (!saved.shipping) return missing('Say what sending costs, and how many days you take.')
  if ([status.countries, status.country, status.currency].includes('missing')) {
    return missing('Say which countries you send to, and in which currency you sell.')
  }
  return done('You have said what it costs, and where you send to.')
}

async function lookAtWords({ settings }: StepSources): Promise<StepFinding> {
  const open = await settings.sentences.open()
  if (open === 0) return done('You have read what the shop says by itself.')
  const count = open === 1 ? 'One sentence comes' : `${open} sentences come`
  return missing(`${count} with the shop and speak for you. Keep, change or leave out each.`)
}

/**
 * Requirements of the open countries keep the shop closed. Their recommendations don't: the law's own list
 * shows those.
 */
async function lookAtLaw({ settings, place }: StepSources): Promise<StepFinding> {
  const where = await place.read()
  const unknown = unknownLawWords(where.country, where.countries)
  const lacking = (await settings.law.missing(where)).filter(({ required }) => required)
  const [first] = lacking
  if (first) {
    const words = lacking.map(({ need }) => needWords[need].short)
    const law = `The law of ${countryInWords(first.countries[0] ?? where.country)} wants it`
    return missing(
      [`Still to fill in: ${new Intl.ListFormat('en').format(words)}. ${law}.`, ...unknown].join(
        ' ',
      ),
    )
  }
  if (unknown.length > 0) return done([...unknown, 'Ask somebody who does.'].join(' '))
  return done('What the law requires of a seller is filled in.')
}

async function lookAtPayments({ payment, services }: StepSources): Promise<StepFinding> {
  const { state, provider, says } = await services.state('payments')
  const isProved = state !== 'waiting' || payment.money !== 'live'
  if (state === 'trouble' || provider === 'none' || !isProved) return missing(says)
  const playMoney = { done: false, playMoney: true } as const
  if (payment.money === 'play') {
    return {
      ...playMoney,
      says: 'Buyers can’t pay with real money yet: the shop takes play money.',
    }
  }
  const name = `${payment.name.charAt(0).toUpperCase()}${payment.name.slice(1)}`
  // The session needn't exist: the provider answers only to a valid key.
  if (!(await answers(() => payment.getSession('opening')))) {
    return missing(
      `${name} doesn’t let the shop in just now. Look again in a minute; if it stays so, connect it anew.`,
    )
  }
  if (payment.money === 'live') return done(`${name} answers, and takes real money for you.`)
  return { ...playMoney, says: `${name} is in test mode: buyers can’t pay with real money yet.` }
}

async function lookAtMail({ mailer }: StepSources): Promise<StepFinding> {
  if (!mailer().verify) {
    return missing('The shop can’t send mail yet, so buyers get no confirmation of their order.')
  }
  if (await answers(async () => mailer().verify?.()))
    return done('Your mailbox takes the shop’s mail.')
  return missing(
    'Your mailbox doesn’t let the shop in just now. Look again in a minute; if it stays so, connect it anew.',
  )
}

async function lookAtAddress({ place }: StepSources): Promise<StepFinding> {
  const { publicUrl } = await place.read()
  const { hostname, protocol } = new URL(publicUrl)
  if (isLoopback(hostname)) {
    return missing('The shop has no address on the internet yet: only this computer reaches it.')
  }
  if (protocol === 'https:') return done(`It is at ${publicUrl}, with a lock on it.`)
  return missing(`${publicUrl} has no lock (https): what buyers type could be read on its way.`)
}

async function lookAtSignIn({ identity }: StepSources, userId: string): Promise<StepFinding> {
  const [{ email }, isMadeUp, passkeys] = await Promise.all([
    identity.account(userId),
    identity.hasMadeUpPassword(userId),
    identity.passkeys(userId),
  ])
  const hasAddress = email !== firstOwnerEmail
  const isOwn = !isMadeUp || passkeys.length > 0
  if (hasAddress && isOwn) return done(`You sign in as ${email}.`)
  if (hasAddress) {
    return missing(
      `You sign in as ${email}, still with the made-up password. Choose one of your own, or add a passkey.`,
    )
  }
  return missing(
    isOwn
      ? `Your address is still the made-up ${email}. Put in your own: it is where a way back in is sent.`
      : `You still sign in as ${email} with a made-up password. Put in your own address and a password of yours, or add a passkey.`,
  )
}

/** False when the service refuses, or doesn't answer within `patience`. */
async function answers(ask: () => Promise<unknown>): Promise<boolean> {
  const waiting = new AbortController()
  const tooLate = pause(patience, false, { signal: waiting.signal })
  // Nobody awaits this promise once the service was faster.
  tooLate.catch(() => {})
  try {
    return await Promise.race([ask().then(() => true), tooLate])
  } catch {
    return false
  } finally {
    waiting.abort()
  }
}
