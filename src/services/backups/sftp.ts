import { createHash } from 'node:crypto'
import { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import type { Client, SFTPWrapper } from 'ssh2'
import { second } from '#platform/time/clock.ts'
import { addressBy } from '#services/outside-address.ts'
import { inTime, longestText, patience, timeFor, whileItComes } from './in-time.ts'
import { createLimits } from './listing.ts'
import type { BackupStorage, StoredFile } from './port.ts'
import { partEnding, storageFailed, storedName, toStorageFailure } from './storage-failure.ts'

export interface SftpOptions {
  host: string
  port: number
  user: string
  password: string
  folder: string
  /** The SHA-256 of the server's key; '' trusts the first key and reports it to `learn`. */
  hostKey: string
  learn?: (hostKey: string) => void
  timeout?: number | undefined
  /** Milliseconds that a connection stays open without work. */
  rests?: number
  lookUp?: LookupFunction | undefined
}

const listEnds = 1
const noSuchFile = 2
const denied = 3

export function createSftpBackups(options: SftpOptions): BackupStorage {
  const { host, port, user, folder, timeout = patience, rests = 5 * second } = options
  // Later connections require the first server's key: the password goes to no other server.
  let known = options.hostKey
  const learn = (seen: string) => {
    known = seen
    options.learn?.(seen)
  }
  let open: Promise<{ client: Client; sftp: SFTPWrapper }> | null = null
  let resting: NodeJS.Timeout | undefined
  let working = 0
  const at = (name: string) => `${folder}/${storedName(name)}`

  function connected() {
    if (open) return open
    const mine = connect({ ...options, hostKey: known, learn }, () => {
      if (open === mine) open = null
    })
    open = mine
    return mine
  }

  function end(): void {
    open?.then(({ client }) => client.destroy()).catch(() => {})
    open = null
  }

  function begin(): void {
    clearTimeout(resting)
    working += 1
  }

  function rest(): void {
    working -= 1
    if (working > 0) return
    resting = setTimeout(end, rests)
    resting.unref()
  }

  async function work<T>(run: (sftp: SFTPWrapper) => Promise<T>, time = timeout): Promise<T> {
    begin()
    try {
      const { sftp } = await connected()
      return await inTime(run(sftp), time, end)
    } catch (error) {
      throw failure(error)
    } finally {
      rest()
    }
  }

  async function makeFolders(sftp: SFTPWrapper, name: string): Promise<void> {
    const parts = [...folder.split('/'), ...name.split('/').slice(0, -1)]
    for (let many = 1; many <= parts.length; many++) {
      const path = parts.slice(0, many).join('/')
      // Fails without a code of its own when the folder exists.
      if (path !== '') await asked<void>((back) => sftp.mkdir(path, back)).catch(() => {})
    }
  }

  return {
    id: `sftp:${user}@${host}:${port}/${folder}`,

    put(name, content) {
      const part = at(name + partEnding)
      return work(
        async (sftp) => {
          const write = () =>
            pipeline(Readable.fromWeb(content.stream() as NodeStream), sftp.createWriteStream(part))
          await write().catch(async (error) => {
            if (codeOf(error) !== noSuchFile) throw error
            await makeFolders(sftp, name)
            await write()
          })
          const { size } = await asked<{ size: number }>((back) => sftp.stat(part, back))
          if (size !== content.size) throw storageFailed('full', `${size}/${content.size}`)
          await asked<void>((back) => sftp.ext_openssh_rename(part, at(name), back)).catch(
            async () => {
              await remove(sftp, at(name))
              await asked<void>((back) => sftp.rename(part, at(name), back))
            },
          )
        },
        timeFor(content.size, timeout),
      )
    },

    async get(name) {
      const path = at(name)
      const size = await work((sftp) =>
        asked<{ size: number }>((back) => sftp.stat(path, back)).then(
          (stats) => stats.size,
          (error) => {
            if (codeOf(error) === noSuchFile) return null
            throw error
          },
        ),
      )
      if (size === null) return null
      begin()
      const { sftp } = await connected().catch((error) => {
        rest()
        throw failure(error)
      })
      const stream = sftp.createReadStream(path)
      // Closing it may fail after its end, when nobody listens any more.
      stream.on('error', () => {})
      const over = () => {
        if (!stream.destroyed) stream.destroy()
      }
      return (async function* () {
        try {
          yield* whileItComes(stream, over, timeout)
        } finally {
          rest()
        }
      })()
    },

    list: (inside) =>
      work(async (sftp) => {
        const path = inside === '' ? folder : `${folder}/${storedName(inside)}`
        const handle = await asked<Buffer>((back) => sftp.opendir(path, back)).catch((error) => {
          if (codeOf(error) === noSuchFile) return null
          throw error
        })
        if (!handle) return []
        try {
          return (await entriesOf(sftp, handle)).map(({ name, bytes }) => ({
            name: inside === '' ? name : `${inside}/${name}`,
            bytes,
          }))
        } finally {
          sftp.close(handle, () => {})
        }
      }),

    async delete(name) {
      const path = at(name)
      await work((sftp) => remove(sftp, path))
    },
  }
}

interface Attributes {
  size: number
  isFile(): boolean
}

async function entriesOf(sftp: SFTPWrapper, handle: Buffer): Promise<StoredFile[]> {
  const found: StoredFile[] = []
  const limit = createLimits(longestText)
  for (;;) {
    const page = await asked<{ filename: string; attrs: Attributes }[]>((back) =>
      sftp.readdir(handle, back),
    ).catch((error) => {
      if (codeOf(error) === listEnds) return null
      throw error
    })
    if (!page) return found
    for (const { filename, attrs } of page) {
      limit({ names: 1, letters: filename.length })
      if (attrs.isFile()) found.push({ name: filename, bytes: attrs.size })
    }
  }
}

type Back<T> = (error: Error | null | undefined, answer: T) => void

function asked<T>(ask: (back: Back<T>) => unknown): Promise<T> {
  return new Promise((resolve, reject) => {
    ask((error, answer) => (error ? reject(error) : resolve(answer)))
  })
}

async function remove(sftp: SFTPWrapper, path: string): Promise<void> {
  await asked<void>((back) => sftp.unlink(path, back)).catch((error) => {
    if (codeOf(error) !== noSuchFile) throw error
  })
}

async function connect(options: SftpOptions, onEnd: () => void) {
  const { port, user, password, hostKey, learn, lookUp = lookup } = options
  const host = await addressBy(lookUp, options.host)
  // Loaded here, not at every start of the shop.
  const ssh = await import('ssh2')
  const client = new ssh.default.Client()
  let isOther = false
  return new Promise<{ client: Client; sftp: SFTPWrapper }>((resolve, reject) => {
    const failed = (error: Error) => {
      onEnd()
      client.destroy()
      reject(isOther ? storageFailed('hostKey', 'host-key') : error)
    }
    client.on('error', failed)
    client.on('close', () => failed(storageFailed('silent', 'closed')))
    client.on('ready', () =>
      client.sftp((error, sftp) => (error ? failed(error) : resolve({ client, sftp }))),
    )
    // Each question waits for its answer: held back, a small packet costs some 40 ms.
    client.on('connect', () => client.setNoDelay(true))
    client.connect({
      host,
      port,
      username: user,
      password,
      readyTimeout: patience,
      keepaliveInterval: 10 * second,
      hostVerifier(key: Buffer) {
        const seen = createHash('sha256').update(key).digest('base64').replace(/=+$/, '')
        isOther = hostKey !== '' && hostKey !== seen
        if (!isOther) learn?.(seen)
        return !isOther
      },
    })
  })
}

const codeOf = (error: unknown) => (error as { code?: unknown } | null)?.code

function failure(error: unknown): unknown {
  if (toStorageFailure(error)) return error
  const { message = '', level = '' } = (error ?? {}) as { message?: string; level?: string }
  const code = codeOf(error)
  const said = `sftp:${String(code ?? level)}:${message}`
  if (level === 'client-authentication') return storageFailed('login', said, error)
  if (level === 'client-timeout') return storageFailed('silent', said, error)
  if (code === denied) return storageFailed('rights', said, error)
  if (/space|quota|full/i.test(message)) return storageFailed('full', said, error)
  if (code === noSuchFile) return storageFailed('folder', said, error)
  if (typeof code === 'number') return storageFailed('full', said, error)
  if (code === 'ENOTFOUND' || code === 'ECONNREFUSED' || level.startsWith('client')) {
    return storageFailed('address', said, error)
  }
  return storageFailed('silent', said, error)
}
