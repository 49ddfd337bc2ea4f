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

export interface SmtpRefusal {
  field: 'host' | 'port' | 'security' | 'password'
  words: string
}

/** Never contains the password, and at most one line of the server's own words. */
export function explainRefusal(error: unknown, { host, port, secure }: Tried): SmtpRefusal {
  const { code = '', response, message = '' } = error as SmtpError
  const where = `${host}:${port}`
  const said = response ? mailCopy.serverSays(oneLineOf(response)) : ''
  const is = (pattern: RegExp) => pattern.test(code) || pattern.test(message)
  if (is(/^E(?:NO)?AUTH$/)) {
    return {
      field: 'password',
      words: mailCopy.wrongPassword(where, said),
    }
  }
  if (is(/^EDNS$|ENOTFOUND|EAI_AGAIN/)) {
    return {
      field: 'host',
      words: mailCopy.noSuchServer(host),
    }
  }
  if (is(/certificate|altnames|self[- ]signed/i)) {
    return {
      field: 'host',
      words: mailCopy.badCertificate(where, host),
    }
  }
  if (is(/wrong version number|packet length|SSL routines/i)) {
    return { field: 'security', words: mailCopy.notEncrypted(where, fitting(secure)) }
  }
  if (is(/^ETLS$/)) {
    return {
      field: 'security',
      words: mailCopy.noEncryption(where, said),
    }
  }
  if (is(/ECONNREFUSED/)) {
    return { field: 'port', words: mailCopy.noAnswer(where, fitting(secure)) }
  }
  if (is(/ETIMEDOUT|EHOSTUNREACH|ENETUNREACH/)) {
    return {
      field: 'port',
      words: mailCopy.tooSlow(where, fitting(secure)),
    }
  }
  return {
    field: 'port',
    words: mailCopy.noMailServer(where, code, fitting(secure), said),
  }
}

function fitting(secure: boolean): string {
  return secure ? mailCopy.port465 : mailCopy.port587
}

function oneLineOf(response: string): string {
  return response.replace(/\s+/g, ' ').trim().slice(0, 200)
}
