import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { ShopError } from '#kernel/errors.ts'
import type { Mail, Mailer } from '#shop/mail/mailer.ts'
import { messageOf } from './mail-message.ts'

/**
 * Writes mails into a folder as .eml files, which every mail program opens. Nothing leaves the
 * machine. A repeat overwrites its own file.
 */
export function createFileMailer({ folder }: { folder: string }): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    name: 'file',
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail))
      const path = join(folder, fileName(mail))
      try {
        await mkdir(folder, { recursive: true })
        await writeFile(`${path}.part`, message)
        await rename(`${path}.part`, path)
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        throw new ShopError('mail_unavailable', `The mail could not be written: ${reason}`)
      }
    },
    async close() {},
  }
}

/** '2026-05-01T09-00-00-d41d8cd98f00.eml': the newest one is the last. */
function fileName({ at, id }: Mail): string {
  const moment = new Date(at).toISOString().slice(0, 19).replaceAll(':', '-')
  return `${moment}-${id.replace(/[^\w-]/g, '').slice(0, 12)}.eml`
}
