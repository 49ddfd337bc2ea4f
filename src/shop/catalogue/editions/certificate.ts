import type { z } from 'zod'
import { dateInWords } from '#platform/time/zone.ts'
import type { PieceKey } from '#shop/catalogue/products/product-rows.server.ts'
import type { certificateSchema, keySchema } from './certificates.calls.ts'
import { editionsCopy } from './copy.ts'
import { type EditionTerms, type StatementRow, statementRows } from './edition.ts'

/** Claims by RFC 7519; `iat` in epoch seconds. Holds no data of the buyer. */
export interface CertificateClaims {
  iss: string
  jti: string
  iat: number
  artist: string
  studio: string
  title: string
  what: string | null
  size: string | null
  /** Null for a one-of-a-kind piece. `proof`: the number counts to `proofs`, not to `total`. */
  edition: (EditionTerms & { number: number; total: number; proof?: true }) | null
}

/** Ed25519 as a JSON Web Key (RFC 8037): `x` in base64url, `kid` the RFC 7638 thumbprint. */
export type PublicKey = z.output<typeof keySchema>

/** 'unsigned' between the sale and the signature. */
export interface Certificate extends z.output<typeof certificateSchema> {
  claims: CertificateClaims | null
  piece: PieceKey | null
}

export function certifiedNumber({ edition }: CertificateClaims): string {
  if (edition === null) return editionsCopy.oneOfOne
  const { number, total, proof, proofs } = edition
  return proof ? editionsCopy.artistsProofOf(number, proofs) : editionsCopy.numberOf(number, total)
}

const single: StatementRow[] = [{ term: editionsCopy.terms.edition, words: editionsCopy.onlyThis }]

export function certifiedRows(
  { artist, title, what, edition, iat }: CertificateClaims,
  { sizeWords, timeZone }: { sizeWords: string | null; timeZone: string },
): StatementRow[] {
  const rows: [string, string | null][] = [
    [editionsCopy.terms.artist, artist],
    [editionsCopy.terms.title, what === null ? title : `${title}, ${what}`],
    [editionsCopy.terms.size, sizeWords],
  ]
  return [
    ...rows.flatMap(([term, words]) => (words === null ? [] : [{ term, words }])),
    ...(edition === null ? single : statementRows(edition)),
    { term: editionsCopy.terms.issued, words: dateInWords(iat * 1000, timeZone) },
  ]
}

export function certifiedStatement(claims: CertificateClaims): string {
  const { title, edition } = claims
  if (edition === null) return `${title}: ${certifiedNumber(claims)}`
  const rows = statementRows(edition)
  return `${title}: ${rows.map(({ words }) => words).join(' · ')}`
}
