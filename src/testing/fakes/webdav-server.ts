import { openLocalServer } from './local-server.ts'

const user = 'ada'
const password = 'webdav-password'

/** As strict as servers are: a file needs its folder, and a folder its parent. */
export async function openWebdavServer() {
  const files = new Map<string, Buffer<ArrayBuffer>>()
  const folders = new Set(['/dav'])
  let room = Number.POSITIVE_INFINITY
  const server = await openLocalServer(async (request) => {
    const body = Buffer.from(await request.arrayBuffer())
    const said = Buffer.from(`${user}:${password}`).toString('base64')
    if (request.headers.get('authorization') !== `Basic ${said}`) return status(401)
    const path = pathOf(request.url)
    const parent = path.slice(0, path.lastIndexOf('/'))
    switch (request.method) {
      case 'MKCOL':
        if (folders.has(path)) return status(405)
        if (!folders.has(parent)) return status(409)
        folders.add(path)
        return status(201)
      case 'PUT':
        if (!folders.has(parent)) return status(409)
        if (body.length > room) return status(507)
        files.set(path, body)
        return status(201)
      case 'MOVE': {
        const file = files.get(path)
        if (!file) return status(404)
        files.delete(path)
        files.set(pathOf(request.headers.get('destination') ?? ''), file)
        return status(201)
      }
      case 'DELETE':
        return status(files.delete(path) ? 204 : 404)
      case 'PROPFIND':
        return folders.has(path) ? list(path) : status(404)
      default: {
        const file = files.get(path)
        return file ? new Response(file) : status(404)
      }
    }
  })

  function list(path: string): Response {
    const inside = [...files].filter(([name]) => name.slice(0, name.lastIndexOf('/')) === path)
    const entries = inside.map(([name, { length }]) =>
      entry(name, `<d:getcontentlength>${length}</d:getcontentlength><d:resourcetype/>`),
    )
    const own = entry(`${path}/`, '<d:resourcetype><d:collection/></d:resourcetype>')
    const text = `<?xml version="1.0"?><d:multistatus xmlns:d="DAV:">${own}${entries.join('')}</d:multistatus>`
    return new Response(text, { status: 207 })
  }

  const options = { url: `${server.url}/dav`, user, password, folder: 'shops/heron' }
  return {
    options,
    files,
    /** Bytes of the largest file that is taken. */
    setRoom(bytes: number) {
      room = bytes
    },
    close: server.close,
  }
}

const status = (code: number) => new Response(null, { status: code })

const pathOf = (url: string) => decodeURIComponent(new URL(url).pathname).replace(/\/$/, '')

function entry(name: string, properties: string): string {
  const href = name.split('/').map(encodeURIComponent).join('/')
  return `<d:response><d:href>${href}</d:href><d:propstat><d:prop>${properties}</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>`
}
