import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, it } from 'vitest'

/* A path in backticks is a reader's way into the tree. It may begin anywhere: `store/law`, `discount.ts`. */
const docs = globSync(['*.md', 'docs/**/*.md', 'src/**/*.md'])
const known = globSync('{src,scripts,delivery,demo,e2e,bench,attack}/**/*.{ts,tsx,mjs,css}')
const folders = [...new Set(known.map(dirname))]
const rooms = globSync('src/shop/*').map((room) => basename(room))

/** `x.ts` is a form for any name. */
const isPath = (text: string) =>
  !text.startsWith('x.') &&
  (/\.(?:ts|tsx|mjs|css)$/.test(text) ||
    /^(?:src|shop|docs|demo|e2e|scripts)\//.test(text) ||
    rooms.some((room) => text.startsWith(`${room}/`) && !text.includes('.')))

const isThere = (path: string) =>
  existsSync(path) ||
  known.some((file) => file.endsWith(`/${path}`)) ||
  folders.some((folder) => folder.endsWith(`/${path}`))

it('every file and folder named in the docs exists', () => {
  const named = docs.flatMap((doc) =>
    [...readFileSync(doc, 'utf8').matchAll(/`(\w[\w.-]*(?:\/[\w.-]+)*)\/?`/g)]
      .map(([, path = '']) => path)
      .filter(isPath)
      .map((path) => ({ doc, path })),
  )
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(({ path }) => !isThere(path))).toEqual([])
})
