import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { ShopError } from '#platform/errors.ts'
import { day } from '#platform/time/clock.ts'
import { mailCopy } from './copy.ts'
import { toMessage } from './mail-message.ts'
import type { Mail, Mailer } from './port.ts'

export interface FileMailer extends Mailer {
  forget(address: string): Promise<void>
}

const keptFor = 90 * day
const mostLooks = 20

export function createFileMailer({ folder }: { folder: string }): FileMailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    name: 'file',
    async send(mail) {
      const { message } = await transport.sendMail(toMessage(mail))
      const path = join(folder, fileName(mail))
      try {
        await mkdir(folder, { recursive: true })
        await writeFile(`${path}.part`, message)
        await rename(`${path}.part`, path)
        await forgetOld(mail.at)
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        throw new ShopError('mail_unavailable', mailCopy.notWritten(reason))
      }
    },
    async recall(mail) {
      await rm(join(folder, fileName(mail)), { force: true })
    },
    async forget(address) {
      // A mail that was being written has been renamed by now: search again.
      for (let renamed = true, looks = 0; renamed && looks < mostLooks; looks++) {
        renamed = false
        for (const name of await kept()) {
          const path = join(folder, name)
          const bytes = await readFile(path).catch(nullIfGone)
          if (bytes === null) renamed = true
          else if (mentions(bytes, address)) await rm(path, { force: true })
        }
      }
    },
    async close() {},
  }

  async function kept(): Promise<string[]> {
    const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    })
    return names.filter((name) => /\.eml(\.part)?$/.test(name))
  }

  /** Old mails name buyers, and nobody reads them. */
  async function forgetOld(at: number): Promise<void> {
    const oldest = momentOf(at - keptFor)
    for (const name of await kept())
      if (name < oldest) await rm(join(folder, name), { force: true })
  }
}

function nullIfGone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

function mentions(message: Buffer, address: string): boolean {
  const raw = message.toString('latin1')
  const quoted = raw
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  const encoded = (raw.match(/(?:^[A-Za-z0-9+/]{4,}={0,2}\r?$\n?)+/gm) ?? []).map((block) =>
    Buffer.from(block, 'base64').toString('latin1'),
  )
  const wanted = Buffer.from(address).toString('latin1').toLowerCase()
  return [raw, quoted, ...encoded].some((text) => text.toLowerCase().includes(wanted))
}

/** Names sort by time: '2026-05-01T09-00-00-d41d8cd98f00.eml'. */
function fileName({ at, id }: Mail): string {
  return `${momentOf(at)}-${id.replace(/[^\w-]/g, '').slice(0, 12)}.eml`
}

function momentOf(at: number): string {
  return new Date(at).toISOString().slice(0, 19).replaceAll(':', '-')
}
