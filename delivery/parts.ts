import { releasedOn } from '#platform/version.ts'

export interface Part {
  name: string
  version?: string
  /** As SPDX names it. */
  license: string
  /** '' when the package has none. */
  text: string
}

const byName = (a: Part, b: Part) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1)

export function notices(parts: readonly Part[]): string {
  const texts = Map.groupBy([...parts].sort(byName), ({ text, license }) => text || license)
  const sections = [...texts].map(([text, group]) => {
    const names = group.map(
      ({ name, version, license }) =>
        `- ${[name, version, `(${license})`].filter(Boolean).join(' ')}`,
    )
    return `${names.join('\n')}\n\n\`\`\`\n${text}\n\`\`\`\n`
  })
  const head = [
    '# What comes along',
    '',
    'Atelier is under the MIT License (LICENSE). These parts of others stay under theirs. libvips is in',
    'files of its own under node_modules/@img, which can be replaced by others of the same interface.',
    '',
  ]
  return `${head.join('\n')}\n${sections.join('\n')}`
}

/** CycloneDX 1.6, of exactly what is in the archive. */
export function billOfMaterials(parts: readonly Part[], version: string): string {
  const purl = (name: string, of: string) => `pkg:npm/${name.replace('@', '%40')}@${of}`
  const components = [...parts].sort(byName).map(({ name, version: of, license }) => ({
    name,
    ...(of === undefined
      ? { type: 'file', 'bom-ref': name }
      : { type: 'library', version: of, purl: purl(name, of), 'bom-ref': purl(name, of) }),
    ...(license && { licenses: [{ license: { id: license } }] }),
  }))
  const component = { type: 'application', name: 'atelier', version }
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { timestamp: `${releasedOn}T00:00:00Z`, component },
    components,
  }
  return `${JSON.stringify(bill, null, 2)}\n`
}
