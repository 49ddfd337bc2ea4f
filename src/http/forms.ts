import { createMiddleware } from 'hono/factory'
import { ownPath } from '#platform/addresses/own-path.ts'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import { badInput, type ErrorCode } from '#platform/errors.ts'
import { longestCode } from '#shop/checkout/discounts/discount.ts'
import type { ApiContext, ApiEnv } from './api.ts'
import { parseJson, readBody, refuseNul, takesFile } from './body.ts'
import { httpCopy } from './copy.ts'

export interface FormPost {
  from: string | null
  /** A typed discount code: where it is refused, the cart shows it again. */
  code?: string
}

export interface Prepared {
  request: Request
  formPost?: FormPost
  refusal?: Error
}

const urlencoded = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data'
const overrides = ['PUT', 'DELETE']

/** `before` runs before anything is read: a stranger's body must not fill the memory. */
export async function prepare(
  request: Request,
  before: (path: string) => Promise<unknown>,
): Promise<Prepared> {
  if (request.method === 'GET' || request.method === 'HEAD') return { request }
  const { pathname } = new URL(request.url)
  const type = mediaType(request)
  const isForm = type === urlencoded || (type === multipart && !takesFile(pathname))
  // No page's form carries this header: a program that sends fields is answered in JSON.
  const isPages = isForm && !request.headers.has('Authorization')
  const formPost: FormPost | undefined = isPages ? { from: referringPage(request) } : undefined
  try {
    await before(pathname)
    const bytes = await readBody(request, pathname)
    if (isForm) return await prepareForm(request, bytes, formPost)
    // A payment event is signed as it stands: nobody reads it before its signature is checked.
    if (isJson(type) && bytes.length > 0 && !pathname.startsWith('/api/payments/')) {
      parseJson(new TextDecoder().decode(bytes))
    }
    return { request: rebuild(request, request.method, bytes) }
  } catch (refusal) {
    if (!(refusal instanceof Error)) throw refusal
    if (request.signal.aborted) return { request, formPost, refusal: brokenOff() }
    return { request: rebuild(request, request.method, new Uint8Array()), formPost, refusal }
  }
}

async function prepareForm(
  request: Request,
  bytes: Uint8Array<ArrayBuffer>,
  formPost: FormPost | undefined,
): Promise<Prepared> {
  const { _method, from, ...fields } = await formFields(request, bytes)
  refuseNul(fields)
  const wanted = (_method ?? '').toUpperCase()
  const method = request.method === 'POST' && overrides.includes(wanted) ? wanted : request.method
  const body = new TextEncoder().encode(JSON.stringify(fields))
  const json = rebuild(request, method, body, 'application/json')
  const { code } = fields
  return {
    request: json,
    formPost: formPost && {
      from: ownPath(from) ?? formPost.from,
      ...(requestPath(request) === codePath && code !== undefined && { code }),
    },
  }
}

const codePath = '/api/cart/code'
const requestPath = (request: Request) => new URL(request.url).pathname

async function formFields(
  request: Request,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Partial<Record<string, string>>> {
  if (mediaType(request) === urlencoded) {
    const sent = new URLSearchParams(new TextDecoder().decode(bytes))
    // In one pass: a body of one name thousands of times must not cost the square of its length.
    const byName = Map.groupBy(sent, ([name]) => name)
    return Object.fromEntries(
      [...byName].map(([name, pairs]) => {
        const values = pairs.map(([, value]) => value)
        return name.endsWith('[]') ? [name.slice(0, -2), values.join('\n')] : [name, values.at(-1)]
      }),
    )
  }
  const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' }
  const form = await new Response(bytes, { headers }).formData().catch(() => {
    throw badInput('body', httpCopy.formUnreadable)
  })
  const fields = new Map<string, string>()
  for (const [name, value] of form) {
    if (typeof value === 'string') fields.set(name, value)
    else if (value.size > 0) throw badInput(name, httpCopy.noFile)
  }
  return Object.fromEntries(fields)
}

function brokenOff(): Error {
  return badInput('body', httpCopy.brokenOff)
}

function rebuild(
  request: Request,
  method: string,
  bytes: Uint8Array<ArrayBuffer>,
  type?: string,
): Request {
  const rebuilt = new Request(request.url, {
    method,
    headers: request.headers,
    body: bytes.length === 0 ? undefined : bytes,
  })
  const { headers } = rebuilt
  headers.delete('Content-Length')
  headers.delete('Transfer-Encoding')
  if (bytes.length === 0) headers.delete('Content-Type')
  else if (type) headers.set('Content-Type', type)
  return rebuilt
}

function mediaType(request: Request): string {
  return (request.headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
}

function isJson(type: string): boolean {
  return /^application\/([\w.-]+\+)?json$/.test(type)
}

/** A paper or table that a page asked for as a document: a failure goes back to that page. */
export function askedByPage(request: Request): FormPost | undefined {
  const { headers, method } = request
  const isDocument = headers.get('Sec-Fetch-Dest') === 'document'
  const isOurs = headers.get('Sec-Fetch-Site') === 'same-origin'
  const from = method === 'GET' && isDocument && isOurs ? referringPage(request) : null
  return from === null ? undefined : { from }
}

function referringPage(request: Request): string | null {
  const referer = request.headers.get('Referer')
  if (!referer || !URL.canParse(referer)) return null
  const { host, pathname, search } = new URL(referer)
  return host === request.headers.get('Host') ? ownPath(pathname + search) : null
}

export function nextAddress(formPost: FormPost | undefined): string | null {
  const query = formPost?.from?.split('?')[1]
  return new URLSearchParams(query).get('next')
}

export function afterForm(c: ApiContext, path: string): void {
  c.set('formTarget', path)
}

/** Only the cart shows failures of its own calls. */
export function failedFormTarget(
  path: string,
  formPost: FormPost | undefined,
  code: ErrorCode | 'internal',
): string {
  const from = formPost?.from ?? null
  if (path === codePath) {
    const typed = new URLSearchParams({
      notice: code,
      code: formPost?.code?.slice(0, longestCode * 2) ?? '',
    })
    return `${pagePaths.cart}?${typed}#code`
  }
  const isAdding = /^\/api\/cart-\w+\/create$/.test(path)
  const ofCart = /^\/api\/cart[-/]/.test(path) && !(isAdding && from)
  if (ofCart || from === null || from === pagePaths.cart) {
    return `${pagePaths.cart}?notice=${code}`
  }
  return `${from}${from.includes('?') ? '&' : '?'}problem=${code}`
}

export const answerForms = createMiddleware<ApiEnv>(async (c, next) => {
  await next()
  if (!c.get('form') || !c.res.ok) return
  const target = c.get('formTarget') ?? c.env.formPost?.from ?? pagePaths.home
  const headers = new Headers({ Location: target })
  for (const cookie of c.res.headers.getSetCookie()) headers.append('Set-Cookie', cookie)
  c.res = undefined
  c.res = new Response(null, { status: 303, headers })
})
