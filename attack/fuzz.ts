import type { ApiDocument } from '#http/docs/docs-schema.ts'
import { fuzzedRequests } from '#testing/attacks/fuzzed-requests.ts'
import { leakIn } from '#testing/attacks/leaks.ts'
import { type Browser, jsonOf } from './client.ts'
import { type Row, tally } from './rows.ts'
import { type Role, roles, type Target } from './target.ts'

const calls = 1500
/** Checks after this many calls whether one has ended the visitor's session. */
const lookEvery = 50

/** ATTACK_SEED chooses other calls. */
export async function attackWithFuzz(target: Target): Promise<Row[]> {
  const stranger = await target.visitor('stranger')
  const document = jsonOf<ApiDocument>(await stranger.get('/api/openapi.json'))
  const seed = Number(process.env.ATTACK_SEED ?? 1)
  const count = tally(`fuzzed calls, seed ${seed}`, 'no 5xx, nothing leaked')
  const visitors = new Map<Role, Browser>()
  for (const [index, one] of fuzzedRequests(document, seed, calls).entries()) {
    const role = roles[index % 2 === 0 ? 4 : index % 4] ?? 'owner'
    if (index % lookEvery === 0) visitors.clear()
    const visitor = visitors.get(role) ?? (await target.visitor(role))
    visitors.set(role, visitor)
    const headers = { Origin: target.url, ...one.headers }
    const { status, headers: said, body } = await visitor.send({ ...one, headers })
    const honest = status === 503 && 'retry-after' in said
    const leak = leakIn(body)
    const good = status > 0 && (status < 500 || honest) && leak === null
    count.note(
      leak ? `tells ${leak}` : status,
      good,
      `${role}: ${one.method} ${one.path.slice(0, 200)} ${one.body?.slice(0, 200)}`,
    )
  }
  return [count.row()]
}
