import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, data, StaticRouterProvider } from 'react-router'
import { adminCopy, reasonFor } from '#web/admin/copy.ts'
import type { Problem } from '#web/form/problem.ts'
import { ApiFailure } from '#web/ui/hooks/api.ts'
import {
  type PlainPost,
  PlainPostContext,
  type PlainRefusal,
  passingParameters,
  type SentInput,
  type Shown,
  type ToldForm,
} from './plain-post.ts'
import { headersWithoutBody, refusedStatus } from './refused-status.ts'

type Api = (request: Request) => Response | Promise<Response>

interface Drawn {
  shown: Shown | null
  inputs: SentInput[]
  told?: () => ToldForm
  isSaved?: true
}

/** Each change renders the screen once. */
const mostChanges = 200

/** Sends calls through the API with the browser's headers: it checks rights, origin and sign-in. */
export async function answerPlainForm(request: Request, api: Api, screen: ReactNode) {
  const sent = await request.formData()
  const form = String(sent.get('_form') ?? '')
  const send = sender(request, api)
  const draw = drawing(request.url, form, screen)
  let drawn = await draw(shownIn(sent))
  let refused: Problem | null = null
  let isPart = false
  // A choice field and its input are one.
  const typedInputs = new Map(drawn.inputs.filter(isTyped(sent)).map((each) => [each.name, each]))
  for (const { name, folder, part } of [...typedInputs.values()].slice(0, mostChanges)) {
    let typed = textIn(sent, name)
    if (folder) {
      const answer = await send('POST', '/api/images', pictureBody(sent, name, folder))
      if (answer.ok) typed = await answer.text()
      else refused ??= { field: name, message: reasonFor(await failureIn(answer)) }
    }
    if (typed !== '' || !folder) drawn.inputs.find((each) => each.name === name)?.put(typed)
    isPart ||= part === true && !drawn.isSaved
    drawn = await draw(drawn.shown)
  }
  if (!drawn.told) return back(request, { problem: 'bad_input' })
  const { problems, question, calls, values, action, ...told } = drawn.told()
  const base = drawn.shown?.base ?? {}
  const show = (parts: Partial<PlainRefusal>, status: number) => {
    const none = { problems: [], reason: null, changed: false, question: null }
    return data<PlainRefusal>({ form, base, values, ...none, ...parts }, status)
  }
  const refuse = (parts: Partial<PlainRefusal>, given?: Response) =>
    show(parts, refusedStatus(given))
  if (isPart) return refuse({})
  const found = refused ? [refused, ...problems] : problems
  if (found[0]) return refuse({ problems: found, reason: found[0].message })
  if (question && !sent.has('_yes')) return refuse({ question })
  let answer: Response | undefined
  for (const { method, address, body } of calls) {
    answer = await send(method, address, body)
    if (answer.ok) continue
    const refusal = await refusalIn(answer, told)
    return refuse(action ? { reason: `${action.failed} ${refusal.reason}` } : refusal, answer)
  }
  if (told.asks) return show({ answer: await answer?.json() }, 200)
  const isGone = action || new URL(request.url).searchParams.has('do')
  const passed = { ...(isGone && { done: 'yes' }), ...(!action && { saved: form }) }
  return back(request, passed, answer?.headers.getSetCookie(), action?.to)
}

function sender(request: Request, api: Api) {
  return async (method: string, address: string, body: unknown): Promise<Response> => {
    const headers = headersWithoutBody(request)
    const isForm = body instanceof FormData
    if (!isForm && body !== undefined) headers.set('Content-Type', 'application/json')
    const url = new URL(address, request.url)
    return api(new Request(url, { method, headers, body: isForm ? body : JSON.stringify(body) }))
  }
}

export function drawing(address: string, form: string, screen: ReactNode) {
  return async (shown: Shown | null): Promise<Drawn> => {
    const drawn: Drawn = { shown, inputs: [] }
    const post: PlainPost = {
      form,
      shown,
      inputs: drawn.inputs,
      change(to) {
        if (drawn.shown) drawn.shown = { ...drawn.shown, values: to(drawn.shown.values) }
      },
      save() {
        drawn.isSaved = true
      },
      tell(first, told) {
        drawn.shown ??= first
        drawn.told = told
      },
    }
    const element = <PlainPostContext value={post}>{screen}</PlainPostContext>
    const { query, dataRoutes } = createStaticHandler([{ path: '*', element }])
    const context = await query(new Request(address))
    if (context instanceof Response) throw context
    const router = createStaticRouter(dataRoutes, context)
    renderToStaticMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />)
    return drawn
  }
}

function shownIn(sent: FormData): Shown | null {
  try {
    return JSON.parse(String(sent.get('_shown'))) as Shown | null
  } catch {
    return null
  }
}

/** Browsers send line breaks as two characters. */
const textIn = (sent: FormData, name: string) =>
  String(sent.getAll(name).at(-1) ?? '').replaceAll('\r\n', '\n')

function isTyped(sent: FormData) {
  return ({ name, shown, folder }: SentInput): boolean => {
    const value = sent.getAll(name).at(-1)
    if (folder) return value instanceof File && value.size > 0
    if (typeof shown === 'boolean') return shown !== sent.has(name)
    return typeof value === 'string' && textIn(sent, name) !== shown
  }
}

function pictureBody(sent: FormData, name: string, folder: string): FormData {
  const body = new FormData()
  body.set('folder', folder)
  body.set('file', sent.get(name) as File)
  return body
}

async function failureIn(answer: Response): Promise<ApiFailure> {
  const told = (await answer.json().catch(() => null)) as { error?: object } | null
  return new ApiFailure(answer.status, told?.error ?? {})
}

async function refusalIn(
  answer: Response,
  { compares, reasons }: Pick<ToldForm, 'compares' | 'reasons'>,
): Promise<Partial<PlainRefusal>> {
  const failure = await failureIn(answer)
  const { code, field, message } = failure
  return {
    changed: code === 'changed' && compares,
    problems: field === undefined ? [] : [{ field, message }],
    reason: code === 'confirm_sign_in' ? adminCopy.plainFailed(code) : reasonFor(failure, reasons),
  }
}

function back(
  { url }: Request,
  told: Record<string, string>,
  cookies: readonly string[] = [],
  to?: string | null,
) {
  const { pathname, searchParams } = new URL(to ?? url, url)
  for (const name of passingParameters) searchParams.delete(name)
  for (const [name, value] of Object.entries(told)) searchParams.set(name, value)
  const place = 'saved' in told ? '#saved' : ''
  const headers = new Headers({ Location: `${pathname}?${searchParams}${place}` })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return new Response(null, { status: 303, headers })
}
