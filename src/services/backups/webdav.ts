import type { LookupFunction } from 'node:net'
import { createAsk } from './ask.ts'
import { inTime, patience, timeFor, unanswered, whileItComes, wholeText } from './in-time.ts'
import { insideEach } from './listing.ts'
import type { BackupStorage } from './port.ts'
import {
  partEnding,
  type StorageFailureKind,
  storageFailed,
  storedName,
} from './storage-failure.ts'

export interface WebdavOptions {
  /** 'https://cloud.example.com/remote.php/dav/files/ada' */
  url: string
  user: string
  password: string
  folder: string
  timeout?: number | undefined
  lookUp?: LookupFunction | undefined
}

interface Init {
  headers?: Record<string, string>
  body?: Blob | string
  time?: number
  signal?: AbortSignal
}

export function createWebdavBackups(options: WebdavOptions): BackupStorage {
  const { url, user, password, folder, timeout = patience, lookUp } = options
  const send = createAsk(lookUp)
  const login = Buffer.from(`${user}:${password}`).toString('base64')
  const authorization = ['Basic', login].join(' ')
  const at = (name: string) => `${url}/${folder}/${storedName(name)}`

  async function call(method: string, address: string, init: Init = {}): Promise<Response> {
    const { time = timeout, body, signal = AbortSignal.timeout(time) } = init
    const headers = { ...init.headers, authorization }
    try {
      return await send(address, { method, headers, body, signal })
    } catch (error) {
      throw unanswered(error)
    }
  }

  async function makeFolders(name: string): Promise<void> {
    const parts = [...folder.split('/'), ...name.split('/').slice(0, -1)]
    for (let many = 1; many <= parts.length; many++) {
      // An existing folder answers 405.
      const answer = await call('MKCOL', `${url}/${parts.slice(0, many).join('/')}`)
      await done(answer, [405])
    }
  }

  return {
    id: `webdav:${url}/${folder}`,

    async put(name, content) {
      const part = at(name + partEnding)
      const init = { body: content, time: timeFor(content.size, timeout) }
      let answer = await call('PUT', part, init)
      if (answer.status === 404 || answer.status === 409) {
        await answer.body?.cancel()
        await makeFolders(name)
        answer = await call('PUT', part, init)
      }
      await done(answer)
      const headers = { Destination: at(name), Overwrite: 'T' }
      await done(await call('MOVE', part, { headers }))
    },

    async get(name) {
      const end = new AbortController()
      const asked = call('GET', at(name), { signal: end.signal })
      const answer = await inTime(asked, timeout, () => end.abort())
      if (answer.status === 404) {
        await answer.body?.cancel()
        return null
      }
      if (!answer.ok || !answer.body) await done(answer)
      return whileItComes(answer.body ?? new ReadableStream(), () => end.abort(), timeout)
    },

    async list(inside) {
      const path = inside === '' ? folder : `${folder}/${storedName(inside)}`
      const headers = { Depth: '1', 'Content-Type': 'application/xml' }
      const answer = await call('PROPFIND', `${url}/${path}/`, { headers, body: wanted })
      if (answer.status === 404) {
        await answer.body?.cancel()
        return []
      }
      if (answer.status !== 207) throw refused(answer)
      const text = await wholeText(answer).catch((error) => {
        throw unanswered(error)
      })
      return insideEach(text, response, responseEnd).flatMap((each) => {
        const href = /<(?:[\w-]+:)?href>([^<]*)</i.exec(each)?.[1]?.trim() ?? ''
        const bytes = /<(?:[\w-]+:)?getcontentlength[^<>]*>(\d+)</i.exec(each)?.[1]
        const file = named(href)
        const isFile = bytes !== undefined && !/<(?:[\w-]+:)?collection\b/i.test(each)
        if (!isFile || file === '') return []
        return [{ name: inside === '' ? file : `${inside}/${file}`, bytes: Number(bytes) }]
      })
    },

    async delete(name) {
      await done(await call('DELETE', at(name)), [404])
    },
  }
}

const wanted =
  '<?xml version="1.0"?><propfind xmlns="DAV:"><prop><getcontentlength/><resourcetype/></prop></propfind>'
const response = /<(?:[\w-]+:)?response[\s>]/i
const responseEnd = /<\/(?:[\w-]+:)?response>/i

function named(href: string): string {
  try {
    return decodeURIComponent(href.split('/').at(-1) ?? '')
  } catch {
    return ''
  }
}

async function done(answer: Response, also: readonly number[] = []): Promise<void> {
  await answer.body?.cancel()
  if (!answer.ok && !also.includes(answer.status)) throw refused(answer)
}

function refused({ status }: Response): Error {
  const known: Partial<Record<number, StorageFailureKind>> = {
    401: 'login',
    403: 'rights',
    413: 'full',
    423: 'away',
    429: 'away',
    507: 'full',
  }
  return storageFailed(known[status] ?? (status >= 500 ? 'away' : 'address'), `webdav:${status}`)
}
