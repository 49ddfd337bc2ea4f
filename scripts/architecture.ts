/* `--check` writes nothing and exits 1 when the drawing is out of date. */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { files, imports, kindOf, roomOf } from '../src/testing/fixtures/source-files.ts'

const page = fileURLToPath(new URL('../docs/architecture.md', import.meta.url))
const from = '<!-- drawing: node scripts/architecture.ts -->\n'
const until = '<!-- end of the drawing -->'

const rooms = [...new Set(files.map(roomOf))].filter((room) => room !== null).sort()
const inRoom = (file: string) =>
  roomOf(file) !== null && ['rules', 'schema', 'server'].includes(kindOf(file) ?? '')

function featuresOf(room: string): string[] {
  const names = files.map((file) => new RegExp(`^shop/${room}/([^/]+)/`).exec(file)?.[1])
  return [...new Set(names)].filter((name) => name !== undefined).sort()
}

/** Leaves out imports of types, and the rooms that every room uses. */
function arrows(): string[] {
  const found = imports
    .filter(({ file, target, typeOnly }) => !typeOnly && inRoom(file) && inRoom(target))
    .map(({ file, target }) => [roomOf(file), roomOf(target)] as const)
    .filter(([a, b]) => a !== b)
  return [...new Set(found.map(([a, b]) => `  ${a} --> ${b}`))].sort()
}

const drawing = [
  '```mermaid',
  'flowchart TB',
  ...rooms.map((room) => `  ${room}["<b>${room}</b><br>${featuresOf(room).join(' · ')}"]`),
  ...arrows(),
  '```',
  '',
].join('\n')

const text = readFileSync(page, 'utf8')
const [before = '', rest = ''] = text.split(from)
const after = rest.slice(rest.indexOf(until))
const drawn = before + from + drawing + after

if (process.argv.includes('--check')) {
  if (text !== drawn) {
    process.stderr.write('The drawing is out of date: node scripts/architecture.ts\n')
    process.exitCode = 1
  }
} else writeFileSync(page, drawn)
