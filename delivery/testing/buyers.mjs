/* Runs until standard input ends. Plain JavaScript: the container has only the release's Node. */
const base = 'https://shop.test'
const form = {
  email: 'robin@example.com',
  name: 'Robin Field',
  line1: '12 Alder Street',
  city: 'Portland',
  state: 'OR',
  postal_code: '97205',
  method: 'card',
}
let going = true
process.stdin.resume().on('end', () => {
  going = false
})

while (going) {
  const session = await buy().catch(() => null)
  if (session) process.stdout.write(`${session}\n`)
  await new Promise((resolve) => setTimeout(resolve, 200))
}

async function buy() {
  const cookies = new Map()
  const send = async (method, path, body, type = 'application/json') => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { cookie, origin: base, 'sec-fetch-site': 'same-origin', 'content-type': type }
    const answer = await fetch(new URL(path, base), { method, headers, body, redirect: 'manual' })
    for (const line of answer.headers.getSetCookie()) {
      const [name, value] = line.split(';', 1)[0].split('=')
      cookies.set(name, value)
    }
    if (answer.status >= 400) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }
  const prints = await (await send('GET', '/api/prints')).json()
  const print = prints.find(({ dimensions }) => dimensions === 'square')
  const line = { printId: print.id, quantity: 1, size: '10x10' }
  await send('POST', '/api/cart-prints/create', JSON.stringify(line))
  const { user } = await (await send('GET', '/api/session')).json()
  const checkout = await send('POST', `/api/cart/create-checkout-session/id/${user.id}`, '{}')
  const { url } = await checkout.json()
  const fields = new URLSearchParams(form).toString()
  const paid = await send('POST', url, fields, 'application/x-www-form-urlencoded')
  const back = new URL(paid.headers.get('location'), base)
  await send('GET', back.pathname + back.search)
  return back.searchParams.get('session_id')
}
