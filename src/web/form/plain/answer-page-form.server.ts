import { type ActionFunctionArgs, data } from 'react-router'
import { apiContext } from '#web/shop-context.ts'
import type { PageFormRefusal } from './page-form.tsx'
import { headersWithoutBody, refusedStatus } from './refused-status.ts'

const secrets = ['password', 'code']

/** The action of a page with a `PageForm`: its call's answer, or the page again with what was typed. */
export async function answerPageForm({ request, context }: ActionFunctionArgs) {
  const sent = await request.formData().catch(() => new FormData())
  const texts = [...sent].filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  const body = new URLSearchParams(texts)
  const to = body.get('_to') ?? ''
  body.delete('_to')
  if (!/^\/api\/[^.]*$/.test(to)) throw data(null, { status: 400 })
  const headers = headersWithoutBody(request)
  headers.set('Accept', 'application/json')
  const call = new Request(new URL(to, request.url), { method: 'POST', headers, body })
  const answer = await context.get(apiContext)(call)
  if (answer.ok || answer.status === 303) return answer
  const { error } = (await answer.json()) as { error: PageFormRefusal }
  for (const name of secrets) body.delete(name)
  const { code, field, message } = error
  return data<PageFormRefusal>(
    { to, code, field, message, typed: `${body}` },
    refusedStatus(answer),
  )
}
