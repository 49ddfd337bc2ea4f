import { isAddress } from '#platform/network/email.schema.ts'
import { isLoopback } from '#platform/network/network.ts'
import type { Environment } from '#services/connections/service-definition.ts'
import { ConfigError, mail, text } from '../../config/values.ts'
import type { SmtpConnection } from './mail.schema.ts'

export const mailVariables = {
  SMTP_URL: text,
  MAIL_FROM: text,
  MAIL_TO: mail,
}

export function readMail(e: Environment<typeof mailVariables>): SmtpConnection | null {
  if (!e.SMTP_URL && !e.MAIL_FROM) return null
  if (!e.MAIL_FROM) {
    throw new ConfigError('MAIL_FROM is missing: SMTP_URL is set, and the two go together.')
  }
  if (!e.SMTP_URL) {
    throw new ConfigError('SMTP_URL is missing: MAIL_FROM is set, and the two go together.')
  }
  return { ...readSmtp(e.SMTP_URL), from: readSender(e.MAIL_FROM), to: e.MAIL_TO }
}

/** 'Atelier Heron <shop@heron.example>', or the address alone. */
function readSender(value: string): SmtpConnection['from'] {
  const [, name = '', address = value] = /^([^<>]*)<([^<>]+)>$/.exec(value) ?? []
  const plain = name.trim().replace(/^"(.*)"$/, '$1')
  if (!isAddress(address.trim()) || /[\r\n]/.test(value)) {
    throw new ConfigError('MAIL_FROM wants an address, or Name <address>.')
  }
  return { name: plain || undefined, address: address.trim() }
}

const wanted = 'SMTP_URL wants smtp://user:password@host:587 or smtps://user:password@host:465.'

function readSmtp(value: string): SmtpConnection {
  if (!URL.canParse(value)) throw new ConfigError(wanted)
  const { protocol, hostname, port, username, password, searchParams } = new URL(value)
  if (!['smtp:', 'smtps:'].includes(protocol) || hostname === '') throw new ConfigError(wanted)
  if (Boolean(username) !== Boolean(password)) throw new ConfigError(wanted)
  const secure = protocol === 'smtps:'
  const plain = searchParams.get('tls') === 'off'
  if (plain && (secure || !isLoopback(hostname))) {
    throw new ConfigError('SMTP_URL may say tls=off only for smtp:// on this very machine.')
  }
  const auth = username ? { user: decoded(username), pass: decoded(password) } : undefined
  const host = hostname.replace(/^\[|\]$/g, '')
  return { provider: 'smtp', host, port: Number(port) || (secure ? 465 : 587), secure, plain, auth }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw new ConfigError(`${wanted} A % in the user or password is written as %25.`)
  }
}
