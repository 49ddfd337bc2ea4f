/** Writes a '.br' and a '.gz' beside every text file of the browser's build, at full strength. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const folder = 'build/client'
const texts = new Set(['.js', '.css', '.svg', '.json', '.txt', '.webmanifest'])

for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !texts.has(extname(entry.name))) continue
  const file = join(entry.parentPath, entry.name)
  const body = readFileSync(file)
  if (body.length < 500) continue
  writeFileSync(`${file}.br`, brotliCompressSync(body))
  writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }))
}
