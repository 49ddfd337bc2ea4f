import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startMailServer } from '#testing/fakes/smtp-server.ts'

/** Variables of a shop with a mailbox. Its emails are files in `folder`; the newest has the last name. */
export async function openMailbox(folder: string) {
  mkdirSync(folder, { recursive: true })
  let sent = 0
  const { port } = await startMailServer({
    keep(email) {
      const path = join(folder, `${String(++sent).padStart(6, '0')}.eml`)
      writeFileSync(`${path}.part`, email)
      renameSync(`${path}.part`, path)
    },
  })
  return { SMTP_URL: `smtp://127.0.0.1:${port}?tls=off`, MAIL_FROM: 'shop@atelier.example' }
}
