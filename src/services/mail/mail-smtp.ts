import { createTransport } from 'nodemailer'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { badInput, isShopError, ShopError } from '#platform/errors.ts'
import { redact } from '#platform/network/redact.ts'
import { second } from '#platform/time/clock.ts'
import { mailCopy } from './copy.ts'
import { toMessage } from './mail-message.ts'
import { explainRefusal, isAboutThisMail, type SmtpError } from './mail-smtp-refusal.ts'
import type { Mailer } from './port.ts'

export interface SmtpOptions {
  host: string
  port: number
  secure: boolean
  plain: boolean
  auth?: { user: string; pass: string } | undefined
  /** Milliseconds for an answer; half for a connection and a greeting, three times for a mail. */
  timeout?: number
}

const longestAnswer = 64 * 1024

/**
 * Gives up on a silent server after 20 s, and on a mail after a minute, however busy the server
 * seems. Never retries: the outbox does, with the same Message-ID. TLS is required unless `plain`.
 */
export function createSmtpMailer(options: SmtpOptions): Mailer {
  const { timeout = 20 * second } = options
  const transport = openTransport(options, timeout)
  return {
    name: 'smtp',
    async send(mail) {
      try {
        const signal = AbortSignal.timeout(3 * timeout)
        await transport.sendMail({ ...toMessage(mail), signal })
      } catch (error) {
        throw isShopError(error) ? error : toMailFailure(error as SmtpError)
      }
    },
    async verify() {
      await knock(options, shortOf(timeout)).catch((error) => {
        throw new ShopError('mail_unavailable', explainRefusal(error, options).message)
      })
    },
    async close() {
      transport.close()
    },
  }
}

/** Sends no mail; answers within ten seconds. Throws 'bad_input' naming the setting at fault. */
export async function trySmtp(options: SmtpOptions): Promise<void> {
  const { timeout = 20 * second } = options
  await knock(options, shortOf(timeout)).catch((error) => {
    throw explainRefusal(error, options)
  })
}

function shortOf(timeout: number): number {
  return Math.min(timeout, 8 * second)
}

function openTransport(options: SmtpOptions, timeout: number) {
  return createTransport({
    ...connectionKey(options, timeout),
    ...(options.auth && { auth: options.auth }),
    disableFileAccess: true,
    disableUrlAccess: true,
    maxRecipients: 1,
  })
}

function connectionKey({ host, port, secure, plain }: SmtpOptions, timeout: number) {
  return {
    host,
    port,
    secure,
    requireTLS: !secure && !plain,
    ignoreTLS: plain,
    connectionTimeout: timeout / 2,
    greetingTimeout: timeout / 2,
    socketTimeout: timeout,
    maxResponseSize: longestAnswer,
    dnsTimeout: timeout / 4,
  }
}

/** Signs in without a mail. Nodemailer's `verify` never ends when a server keeps talking. */
async function knock(options: SmtpOptions, timeout: number): Promise<void> {
  const connection = new SMTPConnection(connectionKey(options, timeout))
  const { auth } = options
  let late: NodeJS.Timeout | undefined
  try {
    await new Promise<void>((resolve, reject) => {
      const done = (error?: Error | null) => (error ? reject(error) : resolve())
      late = setTimeout(() => reject(slow()), 2 * timeout)
      connection.on('error', reject)
      connection.once('end', () => reject(new Error('it hung up')))
      connection.connect((error) => {
        if (error || !auth || !connection.allowsAuth) done(error)
        else connection.login(auth, done)
      })
    })
    connection.quit()
  } finally {
    clearTimeout(late)
    connection.close()
  }
}

function slow(): Error {
  return Object.assign(new Error('it goes on and on'), { code: 'ETIMEDOUT' })
}

/**
 * Leaves out the address, which servers repeat: the words go to the log and the owner's mails. Only
 * a refusal of this recipient or message is permanent; the owner can correct a password or sender.
 */
function toMailFailure(error: SmtpError): ShopError {
  const { code = '', command = '', responseCode = 0, response, message } = error
  if (isAboutThisMail(error)) {
    return badInput('to', mailCopy.serverSaid(redact(response ?? message).slice(0, 300)))
  }
  const said = response ? `: ${redact(response).slice(0, 300)}` : ''
  if (command === 'MAIL FROM' && responseCode >= 500) {
    const words = mailCopy.senderRefused(said)
    return new ShopError('mail_unavailable', words)
  }
  return new ShopError('mail_unavailable', mailCopy.notTaken(code, said))
}
