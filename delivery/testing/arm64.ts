/* qemu-user-static can't start the shop's child process, so this shop has no demo. */

import { strict as assert } from 'node:assert'
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { run } from '../run.ts'

const libraries = 'libc6,libstdc++6,libgcc-s1'
const owner = { email: 'maren@heron.example', password: 'a-long-pass-phrase' }

export async function startOnArm64(folder: string, work: string): Promise<void> {
  const root = join(work, 'arm64')
  if (!existsSync(root)) {
    const how = ['--quiet', '--architectures=arm64', '--variant=extract', `--include=${libraries}`]
    run('mmdebstrap', [...how, 'bookworm', root, 'http://deb.debian.org/debian'])
  }
  const dataDir = join(work, 'arm64-data')
  rmSync(dataDir, { recursive: true, force: true })
  const url = 'http://127.0.0.1:4964'
  const env = {
    DATA_DIR: dataDir,
    PORT: '4964',
    PUBLIC_URL: url,
    DEMO: 'off',
    LOG_LEVEL: 'warn',
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
  }
  const program = ['-L', root, join(folder, 'node'), join(folder, 'server/index.js')]
  const shop = spawn('qemu-aarch64-static', program, {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const gone = new Promise((resolve) => shop.once('exit', resolve))
  try {
    for (let tries = 0; !(await answers(`${url}/healthz`)); tries++) {
      assert.ok(tries < 600 && shop.exitCode === null, 'the arm64 release does not start')
      await pause(500)
    }
    assert.ok(await answers(url), 'it shows no page')
    await showPicture(url)
  } finally {
    shop.kill('SIGTERM')
    await gone
  }
}

const answers = async (url: string) => (await fetch(url).catch(() => null))?.status === 200

async function showPicture(url: string): Promise<void> {
  const send = (path: string, headers: object, body: FormData | string) =>
    fetch(url + path, { method: 'POST', headers: { origin: url, ...headers }, body })
  const json = { 'content-type': 'application/json' }
  const login = await send('/api/users/login', json, JSON.stringify(owner))
  const cookie = login.headers.getSetCookie().map((line) => line.split(';', 1)[0])
  const form = new FormData()
  form.set('file', new File([readFileSync('docs/pictures/home.jpg')], 'home.jpg'))
  form.set('folder', 'Prints')
  form.set('alt', 'The front page')
  const uploaded = await send('/api/images', { cookie: cookie.join('; ') }, form)
  assert.equal(uploaded.status, 201, await uploaded.clone().text())
  const { secure_url } = (await uploaded.json()) as { secure_url: string }
  const small = await fetch(url + secure_url.replace('.jpg', '-640.avif'))
  assert.equal(small.headers.get('content-type'), 'image/avif')
  assert.ok((await small.arrayBuffer()).byteLength > 1000, 'the picture is empty')
}
