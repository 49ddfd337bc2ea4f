import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { outsidePackages } from './outside-packages.ts'
import { billOfMaterials, notices } from './parts.ts'
import { partAt, typefaces } from './stage.ts'

describe('what comes along with a release', () => {
  const licensed = typefaces().map(({ name }) => name)
  const cuts = globSync('src/{web/ui,shop/orders/papers}/fonts/*.{woff2,ttf}').map((file) =>
    basename(file).replace(/-(?:display|text|\d{3}).*/, ''),
  )

  it.each([...new Set(cuts)])('the typeface %s has its licence', (typeface) => {
    expect(licensed).toContain(typeface)
  })

  const parts = [
    { name: '@hono/node-server', version: '2.1.8', license: 'MIT', text: 'Permission is granted' },
    ...typefaces(),
  ]

  it('is named with its licence in full', () => {
    const written = notices(parts)
    expect(written).toContain('- @hono/node-server 2.1.8 (MIT)\n\n```\nPermission is granted')
    expect(written).toMatch(/- karla \(OFL-1\.1\)\n\n```\nCopyright 2019 The Karla Project Authors/)
  })

  it('names a licence of each package beside the build', () => {
    const licences = outsidePackages.map((name) => partAt(`node_modules/${name}`).license)
    expect(licences).toEqual(['Apache-2.0', 'MIT'])
  })

  it('has the LGPL and the GPL beside libvips, and says where its source is', () => {
    const [folder = ''] = globSync('node_modules/@img/sharp-libvips-*')
    const written = notices([partAt(folder)])
    expect(written).toMatch(/- @img\/sharp-libvips-[\w-]+ [\d.]+ \(LGPL-3\.0-or-later\)/)
    expect(written).toContain('https://github.com/lovell/sharp-libvips;')
    expect(written).toContain('| libvips       | LGPLv3')
    expect(written).toMatch(/GNU LESSER GENERAL PUBLIC LICENSE\s+Version 3, 29 June 2007/)
    expect(written).toMatch(/GNU GENERAL PUBLIC LICENSE\s+Version 3, 29 June 2007/)
  })

  it('is in the bill of materials, packages by their addresses and typefaces as files', () => {
    const { components } = JSON.parse(billOfMaterials(parts, '1.0.0'))
    expect(components).toContainEqual({
      type: 'library',
      name: '@hono/node-server',
      version: '2.1.8',
      purl: 'pkg:npm/%40hono/node-server@2.1.8',
      'bom-ref': 'pkg:npm/%40hono/node-server@2.1.8',
      licenses: [{ license: { id: 'MIT' } }],
    })
    expect(components).toContainEqual({
      type: 'file',
      name: 'karla',
      'bom-ref': 'karla',
      licenses: [{ license: { id: 'OFL-1.1' } }],
    })
  })
})
