import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** Variables of a shop with a mailbox. What it sends stands in `folder`, the newest name last. */
export async function openMailbox(folder: string) {
  mkdirSync(folder, { recursive: true })
  let sent = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    async onData(stream, _, done) {
      const path = join(folder, `${String(++sent).padStart(6, '0')}.eml`)
      writeFileSync(`${path}.part`, await buffer(stream))
      renameSync(`${path}.part`, path)
      done()
    },
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  server.server.unref()
  const { port } = server.server.address() as AddressInfo
  return { SMTP_URL: `smtp://127.0.0.1:${port}?tls=off`, MAIL_FROM: 'shop@atelier.example' }
}
