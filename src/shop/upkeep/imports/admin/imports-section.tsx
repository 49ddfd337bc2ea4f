import { Link } from 'react-router'
import type { Shop } from '#compose'
import { adminSectionPath } from '#platform/addresses/page-paths.ts'
import { isShopError } from '#platform/errors.ts'
import { ExportPart } from '#shop/upkeep/export/admin/export.tsx'
import { importSources } from '#shop/upkeep/imports/imported-product.ts'
import { dayWords, timeWords } from '#web/admin/list/days.ts'
import type { Loaded, Section, SectionRequest } from '#web/admin/section.ts'
import { useMay } from '#web/admin/staff-role.ts'
import { FormPart } from '#web/form/form.tsx'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import { howTo, importsAdminCopy, sourceNames, stateWords } from './copy.ts'
import { ImportView } from './import-view.tsx'
import styles from './imports.module.css'
import { FromAddress, FromFile } from './new-import.tsx'

export const section = {
  at: 'imports',
  label: importsAdminCopy.label,
  least: 'partner',
  menu: { group: 'upkeep', place: 40, keywords: importsAdminCopy.keywords },
  help: 'imports',
  load,
} satisfies Section

async function load(shop: Shop, { id, search }: SectionRequest) {
  const { imports } = shop.admin
  const [list, { timeZone }] = await Promise.all([imports.list(), shop.settings.studio()])
  const clocks = { now: shop.clock.now(), zone: timeZone }
  const from = Number(/^\d{1,5}$/.exec(search.get('from') ?? '')?.[0] ?? 0)
  const detail = id === null ? null : await imports.get(id, from).catch(orNone)
  return { list, detail, clocks, name: detail && sourceNames[detail.source] }
}

/** A discarded import is no failure: it shows the list. */
function orNone(failure: unknown): null {
  if (isShopError(failure) && failure.code === 'not_found') return null
  throw failure
}

export default function ImportsScreen({ list, detail, clocks }: Loaded<typeof section>) {
  const mayExport = useMay('owner')
  if (detail) return <ImportView key={detail.id} detail={detail} />
  return (
    <div className={layout.sheet}>
      <FormPart title={importsAdminCopy.fromFile} hint={importsAdminCopy.fromFileHint}>
        <FromFile />
      </FormPart>
      <FormPart title={importsAdminCopy.fromAddress} hint={importsAdminCopy.fromAddressHint}>
        <FromAddress />
      </FormPart>
      <FormPart title={importsAdminCopy.howTo} hint={importsAdminCopy.howToHint}>
        <div>
          {importSources.map((source) => (
            <details key={source} className={styles.source}>
              <summary className={styles.summary}>{sourceNames[source]}</summary>
              <p>{howTo[source]}</p>
            </details>
          ))}
        </div>
      </FormPart>
      {list.length > 0 && (
        <FormPart title={importsAdminCopy.before}>
          <ul className={surface.ruled}>
            {list.map((each) => (
              <li key={each.id}>
                <Link to={adminSectionPath('imports', each.id)} className={styles.entry}>
                  <span className={styles.name}>
                    {importsAdminCopy.of(sourceNames[each.source], each.name)}
                  </span>
                  <span className={`${prose.hint} ${prose.wraps}`}>
                    {stateWords[each.state]} · {dayWords(each.createdAt, clocks)},{' '}
                    {timeWords(each.createdAt, clocks.zone)}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </FormPart>
      )}
      {mayExport && (
        <FormPart title={importsAdminCopy.export} hint={importsAdminCopy.exportHint}>
          <ExportPart />
        </FormPart>
      )}
    </div>
  )
}
