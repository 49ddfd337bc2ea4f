import { Secret, TOTP } from 'otpauth'
import { jsonOf, openBrowser } from './client.ts'
import { mailsOf } from './mailbox.ts'
import { type Row, verdict } from './rows.ts'
import { owner, type Target } from './target.ts'

const login = '/api/users/login'

export async function attackSecondStep(target: Target): Promise<Row[]> {
  const from = (address: string) => openBrowser(target.url, { 'X-Forwarded-For': address })
  return [await guessCodes(), await wasteLinks()]

  async function guessCodes(): Promise<Row> {
    const own = await target.visitor('partner')
    type Session = { user: { email: string } }
    const { email } = jsonOf<Session>(await own.get('/api/session')).user
    const { secret } = jsonOf<{ secret: string }>(await own.post('/api/account/codes/prepare'))
    const code = TOTP.generate({ secret: Secret.fromBase32(secret) })
    jsonOf(await own.post('/api/account/codes/confirm', { code }))
    const account = { email, password: owner.password }
    const began = performance.now()
    let lookedAt = 0
    let tries = 0
    for (let network = 0; network < 24; network++) {
      const thief = from(`2001:db8:1:${network.toString(16)}::1`)
      for (let guess = 0; guess < 5; guess++) {
        const wrong = String(network * 5 + guess).padStart(6, '0')
        const { status } = await thief.post(login, { ...account, code: wrong })
        tries += 1
        if (status === 400) lookedAt += 1
        // A right password alone once forgave the wrong codes before it.
        await thief.post(login, account)
      }
    }
    const minutes = Math.floor((performance.now() - began) / 60_000)
    return verdict(
      'one-time codes, with the right password, from 24 networks',
      '10 looked at, then one a minute',
      `${lookedAt} of ${tries} looked at in ${minutes + 1} minutes at most`,
      lookedAt >= 1 && lookedAt <= 10 + minutes,
      tries,
    )
  }

  /** Each is another network. */
  async function wasteLinks(): Promise<Row> {
    const own = from('203.0.113.77')
    jsonOf(await own.post(login, owner))
    const ask = (browser: typeof own) => browser.post(`${login}/link`, { email: owner.email })
    const links = async () =>
      (await mailsOf(target)).filter((mail) => /To:.*maren@heron/i.test(mail) && /link=/.test(mail))
        .length
    for (let stranger = 0; stranger < 8; stranger++) await ask(from(`198.51.${stranger}.9`))
    const strangers = await links()
    await ask(own)
    const all = await links()
    return verdict(
      'sign-in links that strangers ask for',
      '3 mailed, and one to a browser that signed in before',
      `${strangers} mailed, then ${all - strangers}`,
      strangers === 3 && all === 4,
      9,
    )
  }
}
