import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const folder = 'build/client'
const texts = new Set(['.js', '.css', '.svg', '.json', '.txt', '.webmanifest'])

const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
const files = entries
  .filter((entry) => entry.isFile() && texts.has(extname(entry.name)))
  .map((entry) => join(entry.parentPath, entry.name))

// All at once: zlib compresses in its own threads.
await Promise.all(
  files.map(async (file) => {
    const body = await readFile(file)
    if (body.length < 500) return
    const [br, gz] = [promisify(brotliCompress)(body), promisify(gzip)(body, { level: 9 })]
    await Promise.all([writeFile(`${file}.br`, await br), writeFile(`${file}.gz`, await gz)])
  }),
)
