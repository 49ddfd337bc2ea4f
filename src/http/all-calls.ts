/* Every `*.calls.ts` of the tree, by path; its default export registers its rows. */
import { globSync } from 'node:fs'
import type { calls } from './call.ts'

interface CallsFile {
  default?: ReturnType<typeof calls>
}

/** Vite replaces the call by the list of files; plain Node has no such function: null. */
function writtenOut(): Record<string, CallsFile> | null {
  try {
    return import.meta.glob<CallsFile>('/src/**/*.calls.ts', { eager: true })
  } catch {
    return null
  }
}

async function inFolders(): Promise<CallsFile[]> {
  const source = `${import.meta.dirname}/..`
  const files = globSync('**/*.calls.ts', { cwd: source }).sort()
  return Promise.all(files.map((file) => import(/* @vite-ignore */ `${source}/${file}`)))
}

const files = writtenOut()

export const allCalls = (files ? Object.values(files) : await inFolders()).flatMap(
  (file) => file.default ?? [],
)
