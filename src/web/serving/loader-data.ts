import { startLater } from '../start/start-later.ts'
import { type SettledPage, settled, sourceOf } from './security-headers.ts'

/** What stands around the answers of pages of the same routes. */
interface Around {
  before: string
  after: string
  /** Of the inline scripts that may run; null: of the one that holds the answers. */
  scripts: readonly (string | null)[]
}

/** As many as there are kinds of page, and some more. */
const mostKnown = 200
const known = new Map<string, Around>()

/** Stands for the answers. */
const place = '\u0003'

const controller = 'window.__reactRouterContext.streamController'
const answering = (data: string) => `${controller}.enqueue(${asScript(data)});`

/**
 * A page from the framework's first script on, with what the loaders answered behind it, as the framework
 * does when it streams: the browser's router reads it from `window.__reactRouterContext` (React Router,
 * `StreamTransfer`). What the framework wrote is the same for all pages of the same routes, and gone through once.
 * @param written by the framework, with its nonce
 * @param later whether the scripts wait until the page is seen
 */
export function scriptsWith(
  data: string,
  written: string,
  { nonce, later }: { nonce: string; later: boolean },
): SettledPage {
  const key = `${later} ${written.replaceAll(nonce, '')}`
  let around = known.get(key)
  if (!around) {
    around = aroundAnswers(written, nonce, later)
    if (known.size >= mostKnown) known.clear()
    known.set(key, around)
  }
  const { before, after, scripts } = around
  const script = answering(data)
  return {
    html: before + script + after,
    scripts: scripts.map((source) => source ?? sourceOf(script)),
  }
}

function aroundAnswers(written: string, nonce: string, later: boolean): Around {
  const script = (code: string) => `<script nonce="${nonce}">${code}</script>`
  const end = written.lastIndexOf('</body>')
  const answers = script(answering(place)) + script(`${controller}.close();`)
  const page = written.slice(0, end) + answers + written.slice(end)
  const { html, scripts } = settled(later ? startLater(page, nonce) : page, nonce)
  const [before = '', after = ''] = html.split(answering(place))
  const itself = sourceOf(answering(place))
  return { before, after, scripts: scripts.map((source) => (source === itself ? null : source)) }
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
