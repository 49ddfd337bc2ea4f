import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'

export interface LocalServer {
  url: string
  close(): Promise<void>
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
