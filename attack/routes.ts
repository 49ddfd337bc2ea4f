import { leakIn } from '#testing/attacks/leaks.ts'
import { routesOf } from '#testing/attacks/route-table.ts'
import { jsonOf } from './client.ts'
import { type Row, tally } from './rows.ts'
import { roles, type Target } from './target.ts'

/**
 * Every call of the API by every kind of visitor. What asks for more than a visitor has is sent
 * whatever it does; of the rest only what reads, so that the attack leaves the shop as it is.
 */
export async function attackRoutes(target: Target): Promise<Row[]> {
  const stranger = await target.visitor('stranger')
  const routes = routesOf(jsonOf(await stranger.get('/api/openapi.json')))
  const rows: Row[] = []
  for (const role of roles) {
    const visitor = await target.visitor(role)
    const refusal = role === 'stranger' ? 401 : 403
    const beyond = tally(`API, what a ${role} may not`, String(refusal))
    const allowed = tally(`API, what a ${role} may read`, 'no refusal, no failure')
    for (const { name, method, path, access } of routes) {
      const address = path.replace(/\{\w+\}/g, '1')
      const least = access === 'everyone' ? 0 : roles.indexOf(access as (typeof roles)[number])
      if (least > roles.indexOf(role)) {
        const sent =
          method === 'GET'
            ? visitor.get(address)
            : visitor.send(write(visitor.base, method, address))
        const { status } = await sent
        beyond.note(status, status === refusal, name)
      } else if (method === 'GET' && access !== 'everyone') {
        const { status, body } = await visitor.get(address)
        const good = status < 500 && status !== 401 && leakIn(body) === null
        allowed.note(status, good, name)
      }
    }
    if (role !== 'owner') rows.push(beyond.row())
    if (roles.indexOf(role) > 1) rows.push(allowed.row())
  }
  return rows
}

function write(base: string, method: string, path: string) {
  const headers = { 'Content-Type': 'application/json', Origin: base }
  return { method, path, headers, body: '{}' }
}
