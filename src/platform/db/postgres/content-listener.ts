import { Client, type ClientConfig } from 'pg'
import { contentChannel } from '#platform/db/content-version.ts'
import type { DatabaseLog } from '#platform/db/log.ts'

export const listenerName = 'atelier content listener'

const heartbeatEvery = 5000
const longestPause = 30_000

/** While the connection is down, `current` is null and callers have to read the version. */
export class ContentListener {
  readonly #config: ClientConfig
  readonly #log: DatabaseLog | undefined
  #client: Client | null = null
  #version: number | null = null
  #timer: NodeJS.Timeout | undefined
  #failures = 0
  #closed = false

  constructor(config: ClientConfig, log?: DatabaseLog) {
    this.#config = config
    this.#log = log
  }

  async start(): Promise<void> {
    const client = new Client({
      ...this.#config,
      application_name: listenerName,
      keepAlive: true,
      query_timeout: heartbeatEvery,
    })
    this.#client = client
    client.on('error', (error) => this.#lose(client, error))
    client.on('end', () => this.#lose(client))
    client.on('notification', ({ payload = '' }) => this.know(Number(payload)))
    try {
      await client.connect()
      await client.query(`listen ${contentChannel}`)
      // Read after listening: every later change is notified.
      const version = await readVersion(client)
      if (this.#client !== client) return
      this.#version = version
      this.#failures = 0
      this.#later(heartbeatEvery, () => this.#beat(client))
    } catch (error) {
      this.#lose(client, error)
    }
  }

  current(): number | null {
    return this.#version
  }

  /** The process's own write counts before its notification comes back. */
  know(version: number): void {
    if (this.#version !== null) this.#version = Math.max(this.#version, version)
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    const client = this.#client
    this.#client = null
    this.#version = null
    await client?.end().catch(() => {})
  }

  /** A dead network reports nothing for hours; an unanswered query detects it. */
  async #beat(client: Client): Promise<void> {
    try {
      this.know(await readVersion(client))
      this.#later(heartbeatEvery, () => this.#beat(client))
    } catch (error) {
      this.#lose(client, error)
    }
  }

  #lose(client: Client, error?: unknown): void {
    if (this.#closed || this.#client !== client) return
    this.#client = null
    this.#version = null
    client.end().catch(() => {})
    this.#log?.warn({ err: error }, 'lost the connection that hears of changed pages')
    this.#failures += 1
    this.#later(Math.min(250 * 2 ** this.#failures, longestPause), () => this.start())
  }

  #later(milliseconds: number, action: () => Promise<void>): void {
    if (this.#closed) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void action(), milliseconds)
    this.#timer.unref()
  }
}

async function readVersion(client: Client): Promise<number> {
  const { rows } = await client.query<{ version: string }>(
    'select version from content where id = 1',
  )
  return Number(rows[0]?.version)
}
