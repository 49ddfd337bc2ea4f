import { badInput, type ShopError } from '#platform/errors.ts'
import { mailCopy } from './copy.ts'

export interface SmtpError extends Error {
  code?: string
  command?: string
  responseCode?: number
  response?: string
}

interface Tried {
  host: string
  port: number
  secure: boolean
}

/**
 * 'bad_input', which names the setting at fault. Never contains the password, and at most one line
 * of the server's own words.
 */
export function explainRefusal(error: unknown, { host, port, secure }: Tried): ShopError {
  const { code = '', response, message = '' } = error as SmtpError
  const where = `${host}:${port}`
  const said = response ? mailCopy.serverSays(oneLineOf(response)) : ''
  const fits = secure ? mailCopy.port465 : mailCopy.port587
  const is = (pattern: RegExp) => pattern.test(code) || pattern.test(message)
  if (is(/^E(?:NO)?AUTH$/)) return badInput('password', mailCopy.wrongPassword(where, said))
  if (is(/^EDNS$|ENOTFOUND|EAI_AGAIN/)) return badInput('host', mailCopy.noSuchServer(host))
  if (is(/certificate|altnames|self[- ]signed/i)) {
    return badInput('host', mailCopy.badCertificate(where, host))
  }
  if (is(/wrong version number|packet length|SSL routines/i)) {
    return badInput('security', mailCopy.notEncrypted(where, fits))
  }
  if (is(/^ETLS$/)) return badInput('security', mailCopy.noEncryption(where, said))
  if (is(/ECONNREFUSED/)) return badInput('port', mailCopy.noAnswer(where, fits))
  if (is(/ETIMEDOUT|EHOSTUNREACH|ENETUNREACH/)) {
    return badInput('port', mailCopy.tooSlow(where, fits))
  }
  return badInput('port', mailCopy.noMailServer(where, code, fits, said))
}

/**
 * Only a refusal of this recipient or message: not of the sender, who reached a limit (Gmail's 5.4.5)
 * or may not send through this server (530, 5.7.0). RFC 3463: 5.2 is about the recipient's mailbox.
 */
export function isAboutThisMail({
  code,
  command,
  responseCode,
  response = '',
}: SmtpError): boolean {
  if ((responseCode ?? 0) < 500 || responseCode === 530) return false
  if (command !== 'RCPT TO' && command !== 'DATA' && code !== 'EMESSAGE') return false
  const [, status = ''] = /^\d{3}[ -](\d\.\d+\.\d+)/.exec(response) ?? []
  if (status.startsWith('5.2.')) return true
  if (status === '5.4.5' || status === '5.7.0') return false
  const isLimit = /\b(?:limit|quota)/i.test(response) && ofSender.test(response)
  return !isLimit && !noRelay.test(response)
}

const ofSender = /\b(?:send\w*|sent|daily|hourly|rate|per (?:day|hour))\b/i
const noRelay = /\brelay(?:ing)? (?:access )?(?:is )?(?:denied|not)|\b(?:unable|not \w+) to relay/i

function oneLineOf(response: string): string {
  return response.replace(/\s+/g, ' ').trim().slice(0, 200)
}
