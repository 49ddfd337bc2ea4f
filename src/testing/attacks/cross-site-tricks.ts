export interface WantedWrite {
  method: string
  path: string
  body: Record<string, string | number>
}

export interface TrickedRequest {
  name: string
  method: string
  path: string
  /** Beside the cookie, which the browser adds. */
  headers: Record<string, string>
  body: string | undefined
}

const json = 'application/json'
const form = 'application/x-www-form-urlencoded'
const evil = 'https://elsewhere.example'

export function crossSiteTricks(write: WantedWrite, origin: string): TrickedRequest[] {
  const { host, hostname, port } = new URL(origin)
  const asJson = JSON.stringify(write.body)
  const asForm = new URLSearchParams(
    Object.entries(write.body).map(([name, value]) => [name, String(value)]),
  ).toString()
  const origins = {
    'another site': evil,
    'no origin': 'null',
    'an empty one': '',
    'another port': `http://${hostname}:${Number(port || 80) + 1}`,
    'a name that starts like ours': `http://${host}.elsewhere.example`,
    'a name that ends like ours': `http://elsewhere-${host}`,
    'ours as a user': `http://${host}@elsewhere.example`,
    'ours and another': `${origin}, ${evil}`,
    'a file': 'file://',
    'an extension': 'chrome-extension://abcdefgh',
    'no address': 'elsewhere',
  }
  const sent = (
    name: string,
    headers: Record<string, string>,
    more: Partial<TrickedRequest> = {},
  ) => ({
    name,
    method: write.method,
    path: write.path,
    body: asJson,
    ...more,
    headers: { 'Content-Type': json, ...headers },
  })
  const multipart = Object.entries(write.body)
    .map(
      ([name, value]) =>
        `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    .join('')
  const asPost = { method: 'POST', body: `${asForm}&_method=${write.method}` }
  const byUrl = `${write.path}?${asForm}`
  return [
    ...Object.entries(origins).flatMap(([name, Origin]) => [
      sent(`JSON, Origin: ${name}`, { Origin }),
      sent(`a form, Origin: ${name}`, { Origin, 'Content-Type': form }, asPost),
    ]),
    sent('Sec-Fetch-Site: cross-site', { 'Sec-Fetch-Site': 'cross-site' }),
    sent('Sec-Fetch-Site: same-site', { 'Sec-Fetch-Site': 'same-site' }),
    sent('Sec-Fetch-Site: made up', { 'Sec-Fetch-Site': 'Same-Origin ' + 'x' }),
    sent('Referer: another site', { Referer: `${evil}/cart` }),
    sent('Referer: ours in the path', { Referer: `${evil}/${host}/cart` }),
    sent('Referer: ours in the query', { Referer: `${evil}/?${origin}/` }),
    sent('nothing said', {}),
    sent('a form, nothing said', { 'Content-Type': form }, asPost),
    sent('text/plain', { 'Content-Type': 'text/plain', Origin: evil }),
    sent(
      'multipart',
      { 'Content-Type': 'multipart/form-data; boundary=x', Origin: evil },
      {
        method: 'POST',
        body: `${multipart}--x\r\nContent-Disposition: form-data; name="_method"\r\n\r\n${write.method}\r\n--x--\r\n`,
      },
    ),
    sent('forwarded as ours', {
      Origin: evil,
      'X-Forwarded-Host': 'elsewhere.example',
      'X-Forwarded-Proto': 'https',
    }),
    sent('forwarded to ours', {
      Origin: evil,
      'X-Forwarded-Host': host,
      Forwarded: `host=${host}`,
    }),
    sent('beside a made-up bearer', { Origin: evil, Authorization: `Bearer ${'a'.repeat(43)}` }),
    sent('beside basic credentials', { Origin: evil, Authorization: 'Basic YTpi' }),
    sent(
      'method by header',
      { Origin: evil, 'X-HTTP-Method-Override': write.method },
      { method: 'POST' },
    ),
    sent(
      'through the webhooks’ address',
      { Origin: evil },
      { path: `/api/payments/..%2f${write.path.slice(5)}` },
    ),
    sent(
      'through the webhooks’ folder',
      { Origin: evil },
      { path: `/api/payments/../${write.path.slice(5)}` },
    ),
    sent(
      'GET with fields',
      { Origin: evil },
      { method: 'GET', path: `${byUrl}&_method=${write.method}`, body: undefined },
    ),
    sent(
      'GET by header',
      { 'X-HTTP-Method-Override': write.method },
      { method: 'GET', path: byUrl, body: undefined },
    ),
    sent('HEAD with fields', { Origin: evil }, { method: 'HEAD', path: byUrl, body: undefined }),
    sent(
      'a preflight',
      { Origin: evil, 'Access-Control-Request-Method': write.method },
      { method: 'OPTIONS', body: undefined },
    ),
  ]
}
