/* Loads no library: the demo's payment pages use the same files. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { TypefacePair } from '#shop/store/theme/theme.ts'

export type FaceName = 'display' | 'text' | 'bold'

export const typefaceFiles: Record<TypefacePair, Record<FaceName, string>> = {
  'fraunces-karla': { display: 'fraunces-500', text: 'karla-400', bold: 'karla-700' },
  'young-serif-instrument-sans': {
    display: 'young-serif-400',
    text: 'instrument-sans-400',
    bold: 'instrument-sans-700',
  },
  'fredoka-nunito': { display: 'fredoka-500', text: 'nunito-400', bold: 'nunito-700' },
  'bricolage-source-serif': {
    display: 'bricolage-grotesque-600',
    text: 'source-serif-4-400',
    bold: 'source-serif-4-700',
  },
  'cormorant-figtree': { display: 'cormorant-600', text: 'figtree-400', bold: 'figtree-700' },
  'courier-prime-work-sans': {
    display: 'courier-prime-400',
    text: 'work-sans-400',
    bold: 'work-sans-700',
  },
}

/** package.json names the folder, because a release keeps the files elsewhere. */
export function readTypeface(name: string): Promise<Buffer> {
  return readFile(createRequire(import.meta.url).resolve(`#paper-fonts/${name}.ttf`))
}
