/* Why a mail server refuses the shop, in the owner's words. */

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

/** The setting at fault, and advice. */
export interface SmtpRefusal {
  field: 'host' | 'port' | 'security' | 'password'
  words: string
}

/**
 * Why the server refused the shop; never the password, and at most one line of the server's own words.
 */
export function explainRefusal(error: unknown, { host, port, secure }: Tried): SmtpRefusal {
  const { code = '', response, message = '' } = error as SmtpError
  const where = `${host}:${port}`
  const said = response ? ` It says: “${oneLineOf(response)}”` : ''
  const is = (pattern: RegExp) => pattern.test(code) || pattern.test(message)
  if (is(/^E(?:NO)?AUTH$/)) {
    return {
      field: 'password',
      words: `The mail server ${where} doesn’t take this name and password.${said}`,
    }
  }
  if (is(/^EDNS$|ENOTFOUND|EAI_AGAIN/)) {
    return {
      field: 'host',
      words: `There is no mail server called ${host}. Look at how it is spelt.`,
    }
  }
  if (is(/certificate|altnames|self[- ]signed/i)) {
    return {
      field: 'host',
      words: `${where} can’t prove that it is ${host}: its certificate is another’s, or has run out. The shop gives it no password.`,
    }
  }
  if (is(/wrong version number|packet length|SSL routines/i)) {
    return { field: 'security', words: `${where} doesn’t begin encrypted. ${fitting(secure)}` }
  }
  if (is(/^ETLS$/)) {
    return {
      field: 'security',
      words: `The mail server ${where} offers no connection that nobody else can read, so the shop gives it no password.${said}`,
    }
  }
  if (is(/ECONNREFUSED/)) {
    return { field: 'port', words: `Nothing answers at ${where}. ${fitting(secure)}` }
  }
  if (is(/ETIMEDOUT|EHOSTUNREACH|ENETUNREACH/)) {
    return {
      field: 'port',
      words: `${where} didn’t answer in time. ${fitting(secure)} If both are right, the machine that the shop runs on may not be let out to mail servers: its keeper, or the company that it is rented from, can say.`,
    }
  }
  return {
    field: 'port',
    words: `The mail server ${where} does not answer as one (${code}). ${fitting(secure)}${said}`,
  }
}

function fitting(secure: boolean): string {
  return secure
    ? 'Encrypted from the start goes with port 465; with port 587 encryption begins after the greeting.'
    : 'Encryption after the greeting goes with port 587; port 465 is encrypted from the start.'
}

function oneLineOf(response: string): string {
  return response.replace(/\s+/g, ' ').trim().slice(0, 200)
}
