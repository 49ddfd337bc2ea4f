import { createServer, type RequestListener, type Server } from 'node:http'
import { composeShop, type Shop } from '#compose'
import { type Config, readConfigFromProcess } from '#config'
import { ConfigError } from './config/values.ts'
import { mostHeadBytes, refuseUnread } from './http/edge/edge.ts'
import { second } from './platform/time/clock.ts'
import { startFailure } from './start/start-failure.ts'
import { startUp } from './start/startup.ts'
import { upgradeHold } from './start/upgrade-hold.ts'

/** For running requests after a signal to stop. */
const grace = 10 * second

/** Longer than proxies keep a connection (60 s), which else answer 502 once the shop closed it. */
const keepAliveTimeout = 75 * second

/** `onClose`: for what a caller opens beside the shop. */
type Answer = (
  shop: Shop,
  onClose: (close: () => unknown) => void,
) => RequestListener | Promise<RequestListener>

interface Running {
  shop: Shop
  listener: RequestListener
  close(): Promise<void>
}

export async function runShop(answer: Answer): Promise<void> {
  try {
    const config = readConfigFromProcess()
    const open = async (): Promise<Running> => {
      const closes: (() => unknown)[] = []
      const shop = await composeShop(config, { restart })
      const listener = await answer(shop, (close) => closes.push(close))
      const closeAll = async () => {
        for (const each of closes) await each()
        await shop.close()
      }
      let closed: Promise<void> | undefined
      // A signal may come while the shop is closed for a restart.
      const close = () => (closed ??= closeAll())
      return { shop, listener, close }
    }
    let running = await open()
    const hold = upgradeHold(config.dataDir, running.shop.clock.now)
    const options = { keepAliveTimeout, maxHeaderSize: mostHeadBytes }
    const server = createServer(
      options,
      hold.guard((request, response) => running.listener(request, response)),
    )
    server.on('clientError', refuseUnread)
    stopAtSignal(() => running.close(), server)
    const welcome = await startUp(running.shop)
    await listen(server, config)
    process.stdout.write(welcome)
    await hold.over()
    running.shop.start()

    /** The database has another shop's rows, so everything that this process knows is outdated. */
    function restart(): void {
      const former = running
      running = { ...former, listener: answerWhileRestarting }
      setTimeout(async () => {
        try {
          await former.close()
          const next = await open()
          await startUp(next.shop)
          next.shop.start()
          running = next
        } catch (error) {
          process.stderr.write(`Atelier can't go on: ${startFailure(error)}\n`)
          process.exit(1)
        }
      }, lastAnswers)
    }
  } catch (error) {
    process.stderr.write(`Atelier can't start: ${startFailure(error)}\n`)
    process.exit(1)
  }
}

/** Milliseconds for the answers under way. */
const lastAnswers = 500

const answerWhileRestarting: RequestListener = (_, response) => {
  response.writeHead(503, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '2',
  })
  response.end('The shop is coming back. It is here in a moment.')
}

/** Throws a ConfigError, in words about `name` and HOST, where it can't listen. */
export function listen(
  server: Server,
  { port, host }: Pick<Config, 'port' | 'host'>,
  name = 'PORT',
): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const place = `${host}:${port}`
      const words: Record<string, string> = {
        EADDRINUSE: `${name} ${port} is in use. Stop what listens at ${place}, or set ${name}.`,
        EACCES: `${name} ${port} may not be used by this account. Set ${name} to 1024 or more.`,
        EADDRNOTAVAIL: `HOST ${host} is no address of this machine.`,
        ENOTFOUND: `HOST ${host} is no address of this machine.`,
      }
      const word = words[error.code ?? '']
      reject(word ? new ConfigError(word) : error)
    })
    server.listen(port, host, resolve)
  })
}

function stopAtSignal(close: () => Promise<void>, server: Server): void {
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    const force = setTimeout(() => server.closeAllConnections(), grace)
    // A connection becomes idle after its last request, and closing would wait for it.
    const sweep = setInterval(() => server.closeIdleConnections(), 100)
    const closed = new Promise((resolve) => server.close(resolve))
    await closed
    clearTimeout(force)
    clearInterval(sweep)
    await close()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
