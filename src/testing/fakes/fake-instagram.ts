import { createServer, type ServerResponse } from 'node:http'
import { photograph } from '#testing/fixtures/catalogue/photographs.ts'
import { type LocalServer, listenAt } from './local-server.ts'

export interface FakePost {
  id: string
  media_type: 'IMAGE' | 'VIDEO' | 'CAROUSEL_ALBUM'
  media_url?: string
  thumbnail_url?: string
  permalink?: string
  caption?: string
}

type Path = 'list' | 'renew' | 'picture'
/** 'silence' never answers, 'break' hangs up. */
export type Misbehaviour =
  | 'silence'
  | 'break'
  | { status?: number; type?: string; location?: string; body: string }

export interface FakeInstagram {
  base: string
  token: string
  posts: FakePost[]
  /** Null: answer rightly. */
  meet: (path: Path, address: URL) => Misbehaviour | null
  /** Null: the fake draws a picture. */
  draw: (path: string) => Promise<Buffer> | null
  readonly asked: Record<Path, number>
  post(id: string, more?: Partial<FakePost>): FakePost
  close: LocalServer['close']
}

export const graphError = (code: number, status = 400): Misbehaviour => ({
  status,
  body: JSON.stringify({
    error: { message: 'Error validating access token: SECRET', type: 'OAuthException', code },
  }),
})

const answers: Record<string, Path> = { '/me/media': 'list', '/refresh_access_token': 'renew' }

export async function fakeInstagram(): Promise<FakeInstagram> {
  const asked = { list: 0, renew: 0, picture: 0 }
  const pictures = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', fake.base)
    const path = answers[address.pathname] ?? 'picture'
    asked[path] += 1
    const wrong = fake.meet(path, address)
    if (wrong === 'silence') return
    if (wrong === 'break') return void request.socket.destroy()
    if (wrong) {
      if (wrong.location) response.setHeader('Location', wrong.location)
      return send(response, wrong.status ?? 200, wrong.body, wrong.type)
    }
    if (path === 'picture') return void sendPicture(response, address.pathname)
    if (address.searchParams.get('access_token') !== fake.token) {
      const dead = graphError(190) as { status: number; body: string }
      return send(response, dead.status, dead.body)
    }
    if (path === 'list') return send(response, 200, JSON.stringify({ data: fake.posts }))
    fake.token = `${fake.token}+`
    const fresh = { access_token: fake.token, token_type: 'bearer', expires_in: 5184000 }
    send(response, 200, JSON.stringify(fresh))
  })

  async function sendPicture(response: ServerResponse, path: string): Promise<void> {
    const width = 600 + (path.length % 7) * 100
    const kept =
      pictures.get(path) ??
      (await (fake.draw(path) ??
        photograph(width + hue(path), 70)
          .jpeg()
          .toBuffer()))
    pictures.set(path, kept)
    response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(kept)
  }

  const { url, close } = await listenAt(server)
  const fake: FakeInstagram = {
    base: url,
    token: 'IGfirst',
    posts: [],
    meet: () => null,
    draw: () => null,
    asked,
    post: (id, more = {}) => ({
      id,
      media_type: 'IMAGE',
      media_url: `${fake.base}/pictures/${id}.jpg`,
      permalink: `https://www.instagram.com/p/${id}/`,
      caption: `Post ${id}`,
      ...more,
    }),
    close,
  }
  return fake
}

function hue(path: string): number {
  return [...path].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 97
}

function send(response: ServerResponse, status: number, body: string, type = 'application/json') {
  response.writeHead(status, { 'Content-Type': type }).end(body)
}
