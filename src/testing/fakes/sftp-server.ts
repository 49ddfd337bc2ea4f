/* The server of ssh2, with files in memory. */
import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:net'
import { type Client, type Connection, Server, type SFTPWrapper, utils } from 'ssh2'
import { listenAt } from './local-server.ts'

const user = 'ada'
const password = 'sftp-password'
const { STATUS_CODE, OPEN_MODE } = utils.sftp

export async function openSftpServer() {
  const files = new Map<string, Buffer>()
  const folders = new Set([''])
  const room = { bytes: Number.POSITIVE_INFINITY, isSilent: false, isEndless: false }
  const passwords: string[] = []
  const connections = new Set<Connection>()
  let ssh = new Server({ hostKeys: [newHostKey()] }, welcome)
  // Another process could take the port of a closed server: it stays open under another key.
  const server = createServer((socket) => ssh.injectSocket(socket))

  function welcome(client: Connection): void {
    connections.add(client)
    // Its types leave it out.
    ;(client as unknown as Client).setNoDelay(true)
    client.on('error', () => {})
    client.on('close', () => connections.delete(client))
    client.on('authentication', (asked) => {
      if (asked.method === 'password') passwords.push(asked.password)
      const fits =
        asked.method === 'password' && asked.username === user && asked.password === password
      if (fits) asked.accept()
      else asked.reject(['password'])
    })
    client.on('session', (accept) =>
      accept().on('sftp', (acceptSftp) => serve(acceptSftp(), files, folders, room)),
    )
  }

  const hangUp = () => {
    for (const client of connections) client.end()
  }
  const { port, close } = await listenAt(server)
  return {
    options: { host: '127.0.0.1', port, user, password, folder: 'shops/heron', hostKey: '' },
    files,
    room,
    /** Passwords that it was told. */
    passwords,
    /** Another server stands at the same address: it has another key, and was told nothing yet. */
    pose() {
      hangUp()
      passwords.length = 0
      ssh = new Server({ hostKeys: [newHostKey()] }, welcome)
    },
    async close() {
      hangUp()
      await close()
    },
  }
}

/** Some keys that ssh2 makes itself can't be read by it. */
function newHostKey(): string {
  const { privateKey } = generateKeyPairSync('ec', {
    namedCurve: 'prime256v1',
    privateKeyEncoding: { type: 'sec1', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  return privateKey
}

function serve(
  sftp: SFTPWrapper,
  files: Map<string, Buffer>,
  folders: Set<string>,
  room: { bytes: number; isSilent: boolean; isEndless: boolean },
): void {
  const handles = new Map<number, { path: string; listed: boolean }>()
  let last = 0
  const opened = (path: string) => {
    last += 1
    handles.set(last, { path, listed: false })
    const handle = Buffer.alloc(4)
    handle.writeUInt32BE(last)
    return handle
  }
  const of = (handle: Buffer) => handles.get(handle.readUInt32BE(0))
  const say = (id: number, code: number) => {
    if (!room.isSilent) sftp.status(id, code)
  }
  const parent = (path: string) => (path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '')
  const stat = (id: number, path: string) => {
    const file = files.get(path)
    if (file) sftp.attrs(id, attributes(0o100600, file.length))
    else if (folders.has(path)) sftp.attrs(id, attributes(0o040700, 0))
    else say(id, STATUS_CODE.NO_SUCH_FILE)
  }

  sftp.on('OPEN', (id, path, flags) => {
    const writes = (flags & OPEN_MODE.WRITE) !== 0
    if (writes ? !folders.has(parent(path)) : !files.has(path)) {
      return say(id, STATUS_CODE.NO_SUCH_FILE)
    }
    if (writes) files.set(path, Buffer.alloc(0))
    sftp.handle(id, opened(path))
  })
  sftp.on('WRITE', (id, handle, offset, data) => {
    const path = of(handle)?.path ?? ''
    const before = files.get(path) ?? Buffer.alloc(0)
    const whole = Buffer.alloc(Math.max(before.length, offset + data.length))
    before.copy(whole)
    data.copy(whole, offset)
    if (whole.length > room.bytes) return say(id, STATUS_CODE.FAILURE)
    files.set(path, whole)
    say(id, STATUS_CODE.OK)
  })
  sftp.on('READ', (id, handle, offset, length) => {
    const file = files.get(of(handle)?.path ?? '') ?? Buffer.alloc(0)
    if (offset >= file.length) return say(id, STATUS_CODE.EOF)
    if (!room.isSilent) sftp.data(id, file.subarray(offset, offset + length))
  })
  sftp.on('CLOSE', (id, handle) => {
    handles.delete(handle.readUInt32BE(0))
    say(id, STATUS_CODE.OK)
  })
  sftp.on('STAT', stat)
  sftp.on('LSTAT', stat)
  sftp.on('FSTAT', (id, handle) => stat(id, of(handle)?.path ?? ''))
  sftp.on('FSETSTAT', (id) => say(id, STATUS_CODE.OK))
  sftp.on('MKDIR', (id, path) => {
    if (folders.has(path) || !folders.has(parent(path))) return say(id, STATUS_CODE.FAILURE)
    folders.add(path)
    say(id, STATUS_CODE.OK)
  })
  sftp.on('OPENDIR', (id, path) => {
    if (folders.has(path)) sftp.handle(id, opened(path))
    else say(id, STATUS_CODE.NO_SUCH_FILE)
  })
  sftp.on('READDIR', (id, handle) => {
    const at = of(handle)
    if (room.isEndless) {
      const filename = 'a'.repeat(100_000)
      return sftp.name(id, [{ filename, longname: '', attrs: attributes(0o100600, 1) }] as never)
    }
    if (!at || at.listed) return say(id, STATUS_CODE.EOF)
    at.listed = true
    const inside = [...files].filter(([name]) => parent(name) === at.path)
    sftp.name(
      id,
      inside.map(([name, { length }]) => {
        const filename = name.slice(at.path.length + 1)
        return { filename, longname: filename, attrs: attributes(0o100600, length) }
      }) as never,
    )
  })
  sftp.on('REMOVE', (id, path) =>
    say(id, files.delete(path) ? STATUS_CODE.OK : STATUS_CODE.NO_SUCH_FILE),
  )
  sftp.on('RENAME', (id, from, to) => {
    const file = files.get(from)
    if (!file || files.has(to)) return say(id, STATUS_CODE.FAILURE)
    files.delete(from)
    files.set(to, file)
    say(id, STATUS_CODE.OK)
  })
}

function attributes(mode: number, size: number) {
  return { mode, size, uid: 0, gid: 0, atime: 0, mtime: 0 }
}
