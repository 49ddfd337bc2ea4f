import { createServer, type ServerResponse } from 'node:http'
import { type LocalServer, listenAt } from './local-server.ts'

type EndlessMood = 'silent' | 'stalls' | 'drips' | 'pours' | 'refuses on and on'

interface EndlessServer extends LocalServer {
  asked(): number
  poured(): number
}

export async function openEndlessServer(mood: EndlessMood): Promise<EndlessServer> {
  let requests = 0
  let bytes = 0
  const part = Buffer.alloc(64 * 1024, ' ')
  const pour = (response: ServerResponse) => {
    const more = () => {
      while (!response.destroyed) {
        bytes += part.length
        if (!response.write(part)) return
      }
    }
    response.on('drain', more)
    more()
  }
  const server = createServer((request, response) => {
    requests += 1
    request.resume()
    if (mood === 'silent') return
    response.writeHead(mood === 'refuses on and on' ? 400 : 200, {
      'Content-Type': 'application/json',
    })
    response.write('{"a":')
    if (mood === 'pours' || mood === 'refuses on and on') pour(response)
    if (mood !== 'drips') return
    const dripping = setInterval(() => response.write(' '), 20)
    response.on('close', () => clearInterval(dripping))
  })
  return { ...(await listenAt(server)), asked: () => requests, poured: () => bytes }
}
