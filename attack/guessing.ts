import { randomBytes } from 'node:crypto'
import { jsonOf, openBrowser } from './client.ts'
import { type Row, tally, verdict } from './rows.ts'
import { owner, type Target } from './target.ts'

const secret = () => randomBytes(32).toString('base64url')
const login = '/api/users/login'

/** A passkey answer with a false signature. */
function passkey(id: string) {
  const clientData = JSON.stringify({
    type: 'webauthn.get',
    challenge: secret(),
    origin: 'http://localhost',
  })
  const clientDataJSON = Buffer.from(clientData).toString('base64url')
  const response = { clientDataJSON, authenticatorData: secret(), signature: secret() }
  return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
}

export async function attackByGuessing(target: Target): Promise<Row[]> {
  const from = (address: string) => openBrowser(target.url, { 'X-Forwarded-For': address })
  // After the guesses, a sign-in from an unknown browser has to wait like a guess.
  return [
    await fixSession(),
    await guessPasswords(),
    await lockOut(),
    await guessSecrets(),
    await guessCodes(),
    await guessSessions(),
  ]

  async function guessPasswords(): Promise<Row> {
    const guesser = from('203.0.113.1')
    const count = tally('passwords from one address', 'few are looked at, then 429')
    let lookedAt = 0
    for (let guess = 0; guess < 60; guess++) {
      const { status } = await guesser.post(login, { ...owner, password: `guess-number-${guess}` })
      if (status === 401) lookedAt += 1
      count.note(status, (status === 401 || status === 429) && lookedAt <= 10, `guess ${guess}`)
    }
    return count.row()
  }

  /** Guesses from many networks must not lock the account out of its known browser. */
  async function lockOut(): Promise<Row> {
    const own = from('203.0.113.2')
    jsonOf(await own.post(login, owner))
    const guesses = Array.from({ length: 80 }, (_, n) =>
      from(`198.51.${n}.3`).post(login, { ...owner, password: 'a-wrong-pass-phrase' }),
    )
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    const known = await own.post(login, owner)
    const lookedAt = statuses.filter((status) => status === 401).length
    const came = `${lookedAt} of 80 looked at, the owner ${known.status === 200 ? 'is in' : known.status}`
    return verdict(
      'passwords from 80 networks',
      'few looked at, the owner gets in',
      came,
      lookedAt <= 20 && known.status === 200,
      80,
    )
  }

  async function guessSecrets(): Promise<Row> {
    const count = tally('tokens of orders, invitations, links', 'nothing found')
    const guesser = from('203.0.113.4')
    for (let guess = 0; guess < 40; guess++) {
      const account = { name: 'A', email: `a${guess}@example.com`, password: 'kettle-and-moss' }
      const tries = {
        'an order': await guesser.get(`/api/orders/${secret()}`),
        'a session at the provider': await guesser.get(`/api/orders/session/demo_${secret()}`),
        'an order’s page': await guesser.get(`/orders/${secret()}`),
        'a subscription': await guesser.post(`/api/waiting/${secret()}/confirm`),
        'an invitation': await guesser.post('/api/users/create', {
          ...account,
          invitation: secret(),
        }),
        'a sign-in link': await guesser.post(`${login}/link/open`, { link: secret() }),
        'a passkey': await guesser.post(`${login}/passkey`, { response: passkey(secret()) }),
        'a payment page': await guesser.get(`/demo-pay/demo_${secret()}`),
      }
      for (const [name, { status }] of Object.entries(tries)) {
        count.note(status, [400, 401, 403, 404, 429].includes(status), name)
      }
    }
    return count.row()
  }

  async function guessCodes(): Promise<Row> {
    const count = tally('codes from one address', 'few are looked at, then 429')
    let lookedAt = 0
    for (let guess = 0; guess < 100; guess++) {
      // Every second guess has a new session, which must not allow more guesses.
      const guesser = from('203.0.113.7')
      if (guess % 2 === 0) await guesser.post('/api/users/create')
      const { status } = await guesser.post('/api/cart/code', { code: `CODE-${guess}` })
      if (status === 404) lookedAt += 1
      count.note(status, (status === 404 || status === 429) && lookedAt <= 80, `guess ${guess}`)
    }
    return count.row()
  }

  async function guessSessions(): Promise<Row> {
    const count = tally('made-up sessions', 'nobody')
    for (let guess = 0; guess < 100; guess++) {
      const sent: [string, string] =
        guess % 2 === 0
          ? ['Authorization', `Bearer ${secret()}`]
          : ['Cookie', `atelier_session=${secret()}`]
      const headers = Object.fromEntries([sent])
      const answer = await from(`203.0.113.${guess % 20}`).send({ path: '/api/session', headers })
      const { user } = jsonOf<{ user: object | null }>(answer)
      count.note(user === null ? 'nobody' : 'somebody', user === null, sent[0])
    }
    return count.row()
  }

  async function fixSession(): Promise<Row> {
    const count = tally('a session planted before the sign-in', 'a new one, the old one dead')
    const planted = secret()
    const victim = from('203.0.113.9')
    victim.cookies.set('atelier_session', planted)
    await victim.post('/api/users/create')
    const guest = victim.cookies.get('atelier_session')
    count.note('a guest', guest !== undefined && guest !== planted, 'a made-up one')
    await victim.post(login, owner)
    const signedIn = victim.cookies.get('atelier_session')
    count.note('signed in', signedIn !== undefined && signedIn !== guest, 'a guest’s')
    for (const old of [planted, guest ?? '']) {
      const Cookie = `atelier_session=${old}`
      const answer = await from('203.0.113.10').send({ path: '/api/session', headers: { Cookie } })
      const { user } = jsonOf<{ user: object | null }>(answer)
      count.note('the old one', user === null, 'afterwards')
    }
    return count.row()
  }
}
