import { crossSiteTricks, type WantedWrite } from '#testing/attacks/cross-site-tricks.ts'
import { jsonOf } from './client.ts'
import { type Row, tally } from './rows.ts'
import type { Target } from './target.ts'

const writes: WantedWrite[] = [
  {
    method: 'PUT',
    path: '/api/vacation-mode/edit',
    body: { vacationModeOn: 1, header: 'Closed', message: 'For good.' },
  },
  { method: 'POST', path: '/api/invitations/create', body: { note: 'me', role: 'owner' } },
  { method: 'POST', path: '/api/cart-merch/create', body: { merchId: 1, quantity: 1 } },
  { method: 'POST', path: '/api/users/logout', body: {} },
]

export async function attackFromElsewhere(target: Target): Promise<Row[]> {
  const owner = await target.visitor('owner')
  const misled = await target.visitor('owner')
  const session = new Map(misled.cookies)
  const before = await stateOf()
  const count = tally('another site writes as the owner', 'nothing done, nothing opened, no cookie')
  for (const write of writes) {
    for (const { name, ...question } of crossSiteTricks(write, target.url)) {
      const { status, headers } = await misled.send(question)
      for (const [cookie, value] of session) misled.cookies.set(cookie, value)
      const opened = 'access-control-allow-origin' in headers || 'set-cookie' in headers
      const done = (await stateOf()) !== before
      const what = `${status}${opened ? ', opened' : ''}${done ? ', done' : ''}`
      count.note(what, !opened && !done, `${write.path}, ${name}`)
    }
  }
  const { status } = await misled.get('/api/studio')
  count.note(`still signed in: ${status}`, status === 200, 'afterwards')
  return [count.row()]

  async function stateOf(): Promise<string> {
    const paths = ['/api/vacation-mode', '/api/invitations', '/api/session']
    return JSON.stringify(
      await Promise.all(paths.map(async (path) => jsonOf(await owner.get(path)))),
    )
  }
}
