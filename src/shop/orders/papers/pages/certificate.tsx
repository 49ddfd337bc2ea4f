import { data } from 'react-router'
import { certificatePath } from '#platform/addresses/page-paths.ts'
import type { PageHandle } from '#root'
import { shopContext } from '#web/shop-context.ts'
import { addressOf } from '#web/ui/hooks/api.ts'
import prose from '#web/ui/kit/prose.module.css'
import { pageMeta } from '#web/ui/page-meta.ts'
import type { Route } from './+types/certificate'
import { CertificateSheet } from './certificate-sheet.tsx'
import { papersPageCopy } from './copy.ts'
import { HowToCheck } from './how-to-check.tsx'
import styles from './papers.module.css'

/** The page is only read and printed. */
export const handle: PageHandle = { scripts: 'none', frame: 'none' }

export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { papers } = shop.storefront
  const found = await papers.certificate(params.id)
  if (found) {
    const picture = await shop.catalogue.pictureOf(found.certificate.piece)
    return { found, canDraw: await papers.canDraw(found), picture }
  }
  // Sold a moment ago: the signature follows.
  if (await shop.storefront.certificates.find(params.id))
    return { found: null, canDraw: false, picture: null }
  throw data(null, { status: 404 })
}

export function meta({ matches }: Route.MetaArgs) {
  const title = papersPageCopy.certificateOfAuthenticity
  return pageMeta(matches[1]?.loaderData, {
    title,
    description: title,
    path: certificatePath(''),
    noindex: true,
  })
}

export default function CertificatePage({ loaderData, matches, params }: Route.ComponentProps) {
  const site = matches[1].loaderData
  const { found, canDraw, picture } = loaderData
  const framed = found?.paper.framed
  if (!found || !framed) {
    return (
      <main id="main" className={styles.soon}>
        <h1>{papersPageCopy.oneMoment}</h1>
        <p>{papersPageCopy.beingSigned}</p>
      </main>
    )
  }
  const { certificate, paper, sheet } = found
  const isValid = certificate.state === 'valid'
  return (
    <CertificateSheet
      paper={{ ...paper, framed }}
      picture={picture}
      sheet={sheet}
      pdf={
        canDraw ? addressOf('GET /api/certificates/{id}/pdf', { path: { id: params.id } }) : null
      }
    >
      <section className={styles.status} data-valid={isValid || undefined}>
        <h2 className={prose.title4}>
          {isValid ? papersPageCopy.certificateValid : papersPageCopy.certificateVoid}
        </h2>
        <p>
          {isValid
            ? papersPageCopy.signedValid(site.studioName)
            : papersPageCopy.signedVoid(site.studioName)}
        </p>
      </section>
      <HowToCheck publicUrl={site.publicUrl} proof={paper.proof} />
    </CertificateSheet>
  )
}
