import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type Mood =
  | 'well'
  | 'sender_553'
  | 'recipient_451'
  | 'recipient_550'
  | 'data_451'
  | 'data_554'
  | 'hangs'
  | 'drops'

export interface TestMailServer {
  port: number
  mails: Email[]
  recipients: string[]
  behave(mood: Mood): void
  close(): Promise<void>
}

export async function startMailServer(
  options: {
    login?: { user: string; pass: string }
    /** Called with each email as it was sent. */
    keep?: (email: Buffer) => void
  } = {},
): Promise<TestMailServer> {
  const mails: Email[] = []
  const recipients: string[] = []
  let mood: Mood = 'well'
  const refuse = (responseCode: number, words: string) =>
    Object.assign(new Error(words), { responseCode })

  const server = new SMTPServer({
    authOptional: options.login === undefined,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onAuth({ username, password }, _session, done) {
      const known = username === options.login?.user && password === options.login?.pass
      done(known ? null : refuse(535, 'Who are you?'), known ? { user: username } : undefined)
    },
    onMailFrom({ address }, _session, done) {
      done(mood === 'sender_553' ? refuse(553, `<${address}>: Not yours`) : null)
    },
    onRcptTo({ address }, _session, done) {
      if (mood === 'hangs') return
      if (mood === 'recipient_451') return done(refuse(451, `<${address}>: Come back later`))
      if (mood === 'recipient_550') return done(refuse(550, `<${address}>: No such person here`))
      done()
    },
    async onData(stream, session, done) {
      const chunks: Buffer[] = []
      try {
        for await (const chunk of stream) chunks.push(chunk as Buffer)
      } catch {
        // The sender hung up: half a mail is none.
        return
      }
      if (mood === 'data_451') return done(refuse(451, 'The disk is full'))
      if (mood === 'data_554') return done(refuse(554, 'That looks like spam'))
      const bytes = Buffer.concat(chunks)
      options.keep?.(bytes)
      mails.push(await PostalMime.parse(bytes))
      recipients.push(...session.envelope.rcptTo.map(({ address }) => address))
      // Taken, but the answer never arrives: the shop can't know.
      if (mood === 'drops') return void dropAll()
      done()
    },
  })
  const sockets = new Set<{ destroy(): void }>()
  server.server.on('connection', (socket) => sockets.add(socket))
  server.on('error', () => {})
  const dropAll = () => {
    for (const socket of sockets) socket.destroy()
    sockets.clear()
  }
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))

  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    recipients,
    behave(next) {
      mood = next
    },
    close() {
      dropAll()
      return new Promise((closed) => server.close(() => closed()))
    },
  }
}
