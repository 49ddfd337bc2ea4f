import { fileURLToPath } from 'node:url'
import { preprocessCSS, resolveConfig } from 'vite'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const config = await resolveConfig({ root, configFile: `${root}vite.config.ts` }, 'build')
const sheet = `${root}src/web/ui/base.css`

async function built(css: string): Promise<string> {
  const { code } = await preprocessCSS(css, sheet, config)
  return code.replace(/\s+/g, ' ').trim()
}

it('allows hover styles only on devices with hover', async () => {
  expect(await built('.a { &:hover { color: red } }')).toBe(
    '.a { @media (hover: hover) { &:hover { color: red } } }',
  )
})

it('keeps a rule’s other selectors', async () => {
  expect(await built('.a:is(:hover, :focus-visible) .b { color: red }')).toBe(
    '.a:is(:focus-visible) .b { color: red } @media (hover: hover) { .a:is(:hover, :focus-visible) .b { color: red } }',
  )
})

it('leaves explicit hover queries alone', async () => {
  const css = '@media (hover: hover) { .a:hover { color: red } }'
  expect(await built(css)).toBe(css)
})
