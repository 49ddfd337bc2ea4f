import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'

type Listener = (event: object) => void

/** The worker with a map as its cache, and a network whose answers the test sets. */
export function startWorker() {
  const stores = new Map<string, ReturnType<typeof store>>()
  const open = (name: string) => stores.get(name) ?? stores.set(name, store()).get(name)
  const kept = store()
  stores.set('visited-pages', kept)
  const listeners = new Map<string, Listener>()
  const shown: [string, object][] = []
  const self = {
    addEventListener: (name: string, listen: Listener) => listeners.set(name, listen),
    clients: { matchAll: async () => [] },
    registration: {
      showNotification: async (...said: [string, object]) => void shown.push(said),
    },
  }
  let network = async (_url: string, _init?: RequestInit): Promise<Response> => {
    throw new Error('offline')
  }
  const script = readFileSync('public/worker.js', 'utf8')
  runInNewContext(script, {
    self,
    caches: {
      open: async (name: string) => open(name),
      delete: async (name: string) => stores.delete(name),
    },
    URL,
    URLSearchParams,
    Headers,
    Response,
    encodeURIComponent,
    fetch: (asked: string | { url: string }, init?: RequestInit) =>
      network(typeof asked === 'string' ? asked : asked.url, init),
    navigator: { onLine: false },
  })

  /** Opens an address; `answer`: the shop's answer, null without a network. */
  async function visit(
    path: string,
    answer: Response | null,
    method = 'GET',
    fields = '',
    referrer = 'https://heron.example/image/3',
  ): Promise<Response | null> {
    const work: Promise<unknown>[] = []
    let answered: Promise<Response> | null = null
    const preloadResponse = answer ? Promise.resolve(answer) : Promise.reject(new Error('offline'))
    preloadResponse.catch(() => {})
    listeners.get('fetch')?.({
      request: {
        mode: 'navigate',
        method,
        referrer,
        url: `https://heron.example${path}`,
        clone: () => ({ url: `https://heron.example${path}`, text: async () => fields }),
        formData: async () => formOf(fields),
      },
      preloadResponse,
      respondWith: (promise: Promise<Response>) => {
        answered = promise
      },
      waitUntil: (promise: Promise<unknown>) => work.push(promise),
    })
    const given = await answered
    await Promise.all(work)
    return given
  }
  const tell = async (name: string, event: object) => {
    const work: Promise<unknown>[] = []
    listeners.get(name)?.({
      ...event,
      waitUntil: (promise: Promise<unknown>) => work.push(promise),
    })
    await Promise.all(work)
  }
  return {
    visit,
    tell,
    shown,
    /** Answers the worker's own requests; without it there is no network. */
    connect: (answer: typeof network) => {
      network = answer
    },
    sharedPaths: async () =>
      ((await stores.get('shared-pictures')?.keys()) ?? []).map(({ url }) => url),
    /** A header of each parcel that waits. */
    waiting: async (header: string) => {
      const cache = stores.get('sent-orders') ?? store()
      const parcels = await Promise.all((await cache.keys()).map(cache.match))
      return parcels.map((parcel) => parcel?.headers.get(header))
    },
    keptPaths: async () => (await kept.keys()).map(({ url }) => new URL(url).pathname),
  }
}

/** A file's name, or fields as in an address. */
function formOf(fields: string): FormData {
  const form = new FormData()
  if (fields.endsWith('.jpg')) form.append('pictures', new File(['x'], fields))
  else for (const [name, value] of new URLSearchParams(fields)) form.append(name, value)
  return form
}

function store() {
  const kept = new Map<string, Response>()
  const name = (key: string | { url: string }) => (typeof key === 'string' ? key : key.url)
  return {
    match: async (key: string | { url: string }) => kept.get(name(key))?.clone(),
    delete: async (key: string | { url: string }) => kept.delete(name(key)),
    put: async (key: string, answer: Response) => void kept.set(key, answer),
    keys: async () => [...kept.keys()].map((url) => ({ url })),
  }
}

/** A public page as the shop answers it. */
export function page(status = 200, cacheControl = 'no-cache'): Response {
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': cacheControl }
  return new Response('<h1>Moon moths</h1>', { status, headers })
}
