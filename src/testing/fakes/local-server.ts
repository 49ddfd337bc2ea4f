import { createServer, Server as WebServer } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import { Readable } from 'node:stream'

export interface LocalServer {
  url: string
  close(): Promise<void>
}

/** At a free port. */
export async function listenAt(
  server: Server,
  host = '127.0.0.1',
): Promise<LocalServer & { port: number }> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, host, resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    port,
    url: `http://${host}:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        if (server instanceof WebServer) server.closeAllConnections()
      }),
  }
}

/** Null cuts the connection without a word. */
export async function openLocalServer(
  answer: (request: Request) => Promise<Response | null> | Response | null,
): Promise<LocalServer> {
  const askOf = async (request: Request) => answer(request)
  const server = createServer(async (incoming, outgoing) => {
    const bodyless = incoming.method === 'GET' || incoming.method === 'HEAD'
    const request = new Request(`http://${incoming.headers.host}${incoming.url}`, {
      method: incoming.method ?? 'GET',
      headers: Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
      ...(bodyless ? {} : { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' }),
    } as RequestInit)
    const response = await askOf(request).catch((error: unknown) => {
      // The client hung up before its request was complete.
      if (!incoming.complete) return null
      throw error
    })
    if (!response) {
      outgoing.destroy()
      return
    }
    outgoing.writeHead(response.status, Object.fromEntries(response.headers))
    outgoing.end(Buffer.from(await response.arrayBuffer()))
  })
  return listenAt(server)
}
