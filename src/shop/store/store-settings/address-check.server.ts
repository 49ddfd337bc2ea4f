/* Never shows another site's answer. */
import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import type { Database } from '#platform/db/database.ts'
import { readSetting, writeSetting } from '#platform/db/settings.ts'
import { newSecret } from '#platform/ids.ts'
import { isPublicAddress } from '#platform/network/network.ts'
import { type Clock, second } from '#platform/time/clock.ts'
import { storeSettingsCopy } from './copy.ts'
import { addressQuestionSetting } from './store-settings.schema.ts'
import { questionPath } from './store-settings.ts'

interface Parts {
  db: Database
  clock: Clock
}

interface Question {
  question: string
  answer: string
  /** Epoch milliseconds. */
  until: number
}

const longest = 8 * second
const questionLifetime = 60 * second

/** Null when the question is unknown or over a minute old. */
export async function answerQuestion({ db, clock }: Parts, asked: string): Promise<string | null> {
  const open = await readSetting(db.read, addressQuestionSetting)
  return open !== null && open.question === asked && open.until > clock.now() ? open.answer : null
}

/** `address`: an origin. Null: it leads to this shop. Takes 8 seconds at the most. */
export async function addressProblem(parts: Parts, address: string): Promise<string | null> {
  const { hostname, protocol } = new URL(address)
  if (protocol === 'http:' && !isPrivate(hostname)) {
    return storeSettingsCopy.httpsNeeded
  }
  const question = newSecret()
  const answer = newSecret()
  const until = parts.clock.now() + questionLifetime
  const asked: Question = { question, answer, until }
  await parts.db.transact((trx) =>
    writeSetting(trx, addressQuestionSetting, asked, parts.clock.now()),
  )
  const signal = AbortSignal.timeout(longest)
  const found = await whereTo(hostname)
  if (found === null)
    return notYet(storeSettingsCopy.unknownHost(hostname, storeSettingsCopy.dnsAdvice))
  const leads = storeSettingsCopy.leadsTo(hostname, found)
  const reason = await askAt(address, asked, { leads, signal })
  if (reason === null) return null
  // An owner must not map the network of the machine by this check.
  return notYet(isPublicAddress(found) ? reason : storeSettingsCopy.notAtPrivate(leads))
}

/** Null: the shop answers there. `leads`: a sentence's beginning. */
export async function askAt(
  address: string,
  { question, answer }: Pick<Question, 'question' | 'answer'>,
  { leads, signal }: { leads: string; signal?: AbortSignal },
): Promise<string | null> {
  try {
    const response = await fetch(address + questionPath + question, {
      redirect: 'manual',
      signal,
      headers: { Accept: 'text/plain' },
    })
    const moved = response.headers.get('location')
    const said = response.ok ? await firstWords(response, answer.length) : ''
    if (said === answer) return null
    await response.body?.cancel().catch(() => {})
    if (moved !== null && URL.canParse(moved, address)) {
      const { origin } = new URL(moved, address)
      if (origin !== address) return storeSettingsCopy.sendsElsewhere(origin)
    }
    return storeSettingsCopy.otherAnswer(leads)
  } catch (error) {
    return `${leads}, ${failureWords(error, address)}`
  }
}

function notYet(reason: string): string {
  return storeSettingsCopy.doesntLead(reason)
}

async function whereTo(hostname: string): Promise<string | null> {
  try {
    const { address } = await lookup(hostname.replace(/^\[|\]$/g, ''))
    return address
  } catch {
    return null
  }
}

/** Stops reading once the text is longer than `length`, however long the response is. */
async function firstWords(response: Response, length: number): Promise<string> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const part of response.body ?? []) {
    text += decoder.decode(part, { stream: true })
    if (text.length > length) break
  }
  return text.length > length ? '' : text
}

function failureWords(error: unknown, address: string): string {
  const name = error instanceof Error ? error.name : ''
  if (name === 'TimeoutError') return storeSettingsCopy.tooSlow
  const cause = error instanceof Error ? (error.cause as { code?: string } | undefined) : undefined
  const code = cause?.code ?? ''
  if (/^(ERR_TLS|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|ERR_SSL)/.test(code)) {
    return storeSettingsCopy.badCertificate
  }
  const port = address.startsWith('https:') ? storeSettingsCopy.forHttps : ''
  return storeSettingsCopy.nothingAnswers(port)
}

/** A private network gets no certificate. */
function isPrivate(hostname: string): boolean {
  const plain = hostname.replace(/^\[|\]$/g, '')
  if (isIP(plain) > 0) return !isPublicAddress(plain)
  return !plain.includes('.') || plain.endsWith('.local')
}
