import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type Mood =
  | 'well'
  | 'sender_553'
  | 'recipient_451'
  | 'recipient_550'
  | 'recipient_530'
  | 'recipient_552_full'
  | 'recipient_554_relay'
  | 'data_451'
  | 'data_554'
  | 'data_550_limit'
  | 'data_554_quota'
  | 'hangs'
  | 'drops'

type Refusals = Partial<Record<Mood, [code: number, words: string]>>

const ofRecipient: Refusals = {
  recipient_451: [451, 'Come back later'],
  recipient_550: [550, 'No such person here'],
  recipient_530: [530, '5.7.0 Authentication required'],
  recipient_552_full: [552, '5.2.2 The daily limit of this mailbox is exceeded'],
  recipient_554_relay: [554, '5.7.1 Relay access denied'],
}
const ofData: Refusals = {
  data_451: [451, 'The disk is full'],
  data_554: [554, 'That looks like spam'],
  data_550_limit: [550, '5.4.5 Daily user sending limit exceeded'],
  data_554_quota: [554, '5.7.1 You have exceeded your hourly message quota'],
}

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
      const [code, words] = ofRecipient[mood] ?? []
      done(code ? refuse(code, `${words}: <${address}>`) : null)
    },
    async onData(stream, session, done) {
      const chunks: Buffer[] = []
      try {
        for await (const chunk of stream) chunks.push(chunk as Buffer)
      } catch {
        // The sender hung up: half a mail is none.
        return
      }
      const refused = ofData[mood]
      if (refused) return done(refuse(...refused))
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
