/**
 * Puts what the loaders answered behind a rendered page, as the framework does when it streams: the
 * browser's router reads it from `window.__reactRouterContext` (React Router, `StreamTransfer`).
 */
export function withLoaderData(page: string, data: string, nonce: string): string {
  const controller = 'window.__reactRouterContext.streamController'
  const script = (code: string) => `<script nonce="${nonce}">${code}</script>`
  const scripts =
    script(`${controller}.enqueue(${asScript(data)});`) + script(`${controller}.close();`)
  const end = page.lastIndexOf('</body>')
  return page.slice(0, end) + scripts + page.slice(end)
}

/** What the loaders answered, as text: without the copies that a `Response` makes on the way. */
export async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true })
  return text + decoder.decode()
}

const escaped: Record<string, string> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** A value as a literal in a script, which nothing in it can end. */
export function asScript(value: unknown): string {
  return JSON.stringify(value).replace(/[&><\u2028\u2029]/g, (each) => escaped[each] ?? each)
}
