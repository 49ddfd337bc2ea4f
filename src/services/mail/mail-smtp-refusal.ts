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

function oneLineOf(response: string): string {
  return response.replace(/\s+/g, ' ').trim().slice(0, 200)
}
