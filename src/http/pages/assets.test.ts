import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer, get } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type LocalServer, listenAt } from '#testing/fakes/local-server.ts'
import { loadAssets } from './assets.ts'

describe('the build’s files', () => {
  let folder: string
  let server: LocalServer

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'atelier-assets-'))
    mkdirSync(join(folder, 'assets'))
    writeFileSync(join(folder, 'assets', 'ink.js'), 'let ink = 1')
    writeFileSync(join(folder, 'assets', 'ink.js.br'), 'packed')
    writeFileSync(join(folder, 'assets', 'large.js'), Buffer.alloc(8_000_000, ' '))
    writeFileSync(join(folder, 'worker.js'), '')
    const serve = loadAssets(folder)
    server = await listenAt(
      createServer((request, response) => {
        if (!serve(request, response)) response.writeHead(404).end('no file')
      }),
    )
  })
  afterEach(async () => {
    await server.close()
    rmSync(folder, { recursive: true })
  })

  const ask = (path: string, accepts = 'identity') =>
    fetch(server.url + path, { headers: { 'Accept-Encoding': accepts } })

  it('keep their names’ promise for a year, others for an hour', async () => {
    const script = await ask('/assets/ink.js')
    expect(await script.text()).toBe('let ink = 1')
    expect(script.headers.get('Content-Type')).toMatch(/^text\/javascript/)
    expect(script.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    const worker = await ask('/worker.js')
    expect(worker.headers.get('Cache-Control')).toBe('max-age=3600')
    expect(worker.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'/)
  })

  it('are sent packed to browsers that unpack them', async () => {
    const encodingFor = (accepts: string) =>
      new Promise((answered) => {
        const headers = { 'Accept-Encoding': accepts }
        get(`${server.url}/assets/ink.js`, { headers }, (answer) => {
          answer.resume()
          answered(answer.headers['content-encoding'])
        })
      })
    expect(await encodingFor('gzip, deflate, br')).toBe('br')
    expect(await encodingFor('gzip')).toBeUndefined()
  })

  it.each(['/assets', '/assets/', '/assets/none.js', '/assets/../assets.js', '/assets/%2e%2e/x'])(
    'leave %s to the pages',
    async (path) => {
      const answer = await ask(path)
      expect([answer.status, await answer.text()]).toEqual([404, 'no file'])
    },
  )

  it('that a build took away meanwhile stop no server', async () => {
    rmSync(join(folder, 'assets', 'ink.js'))
    expect((await ask('/assets/ink.js')).status).toBe(404)
    expect((await ask('/worker.js')).status).toBe(200)
  })

  it.runIf(existsSync('/proc/self/fd'))('are closed when a visitor goes away', async () => {
    for (let visit = 0; visit < 5; visit += 1) {
      await new Promise<void>((gone) => {
        const socket = connect(Number(new URL(server.url).port), new URL(server.url).hostname)
        socket.write('GET /assets/large.js HTTP/1.1\r\nHost: shop\r\n\r\n')
        socket.once('data', () => socket.destroy())
        socket.once('close', () => gone())
      })
    }
    const open = () =>
      readdirSync('/proc/self/fd').filter((each) => {
        try {
          return readlinkSync(`/proc/self/fd/${each}`).startsWith(folder)
        } catch {
          return false
        }
      })
    await expect.poll(open).toEqual([])
  })
})
