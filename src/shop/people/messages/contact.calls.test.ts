import { describe, expect, it } from 'vitest'
import { limitGroups } from '#http/limits/limits.ts'
import { openOwnerApi } from '#testing/harness/api.ts'
import { bodyOf } from '#testing/harness/api-client.ts'
import { each } from '#testing/harness/each.ts'

interface Message {
  id: string
  subject: string
  suspicious: boolean
}

const message = {
  name: 'Robin Field',
  email: 'robin@example.com',
  subject: 'A flood',
  message: 'A letter.',
}
const ofSubscriber = limitGroups.messagesOfASubscriber.points
const ofProvider = limitGroups.messagesOfAProvider.points
const ofWideNetwork = limitGroups.messagesOfAWideNetwork.points

describe('messages', () => {
  const api = each(() => openOwnerApi('sqlite', { env: { RATE_LIMITS: 'on' } }))

  const send = async (address: string, subject = message.subject) => {
    const answer = await api.client({ address }).post('/api/mail/contact', { ...message, subject })
    expect(answer.status).toBe(200)
  }
  const count = async (suspicious: boolean) =>
    (await bodyOf<Message[]>(api.owner.get(`/api/messages?limit=100&suspicious=${suspicious}`)))
      .length

  it('from a plain form lead to its page, which names the order while the shop is closed', async () => {
    const sentFrom = async (page: string) => {
      const answer = await api.guest.form('/api/mail/contact', message, `http://localhost${page}`)
      return answer.headers.get('Location')
    }
    expect(await sentFrom('/contact?order=a-token&about=address')).toBe(
      '/contact?sent=1&order=a-token',
    )
    expect(await sentFrom('/contact')).toBe('/contact?sent=1')
  })

  it('from many networks of one /56 are set aside beyond a subscriber’s limit', async () => {
    for (let n = 0; n < 16; n++) await send(`2001:db8:1:2${n.toString(16).padStart(2, '0')}::9`)
    expect([await count(false), await count(true)]).toEqual([ofSubscriber, 16 - ofSubscriber])
    await send('2001:db8:1:300::9', 'honest, next door')
    expect(await count(false)).toBe(ofSubscriber + 1)
  })

  it('from many /48 of one provider are set aside beyond the provider’s limit', async () => {
    for (let n = 0; n < 52; n++) await send(`2001:db8:${n.toString(16)}::9`)
    expect([await count(false), await count(true)]).toEqual([ofProvider, 52 - ofProvider])
    await send('203.0.113.1', 'honest')
    expect(await count(false)).toBe(ofProvider + 1)
  })

  it('from many /56 of one /48 are set aside, too, while others arrive', async () => {
    for (let n = 0; n < 26; n++) await send(`2001:db8:1:${n.toString(16)}00::9`)
    for (let n = 0; n < 26; n++) await send(`203.0.113.${n}`)
    expect(await count(false)).toBe(2 * ofWideNetwork)
    await send('198.51.100.7', 'honest')
    expect(await count(false)).toBe(2 * ofWideNetwork + 1)
  })

  it('with withdrawals have the same limit, and beyond it are mailed to nobody', async () => {
    for (let n = 0; n <= ofSubscriber; n++) {
      const client = api.client({ address: `2001:db8:1:2${n.toString(16).padStart(2, '0')}::9` })
      const facts = { name: 'Robin', orderNumber: '99', email: `robin${n}@example.com` }
      const { token } = await bodyOf<{ token: string }>(client.post('/api/withdrawals', facts))
      await bodyOf(client.post(`/api/withdrawals/${token}/confirm`, {}))
    }
    const mails = await api.shop.db.read.selectFrom('outbox').select('payload').execute()
    const received = mails.filter(({ payload }) => payload.includes('withdrawal-received'))
    expect(received).toHaveLength(12)
  })
})
