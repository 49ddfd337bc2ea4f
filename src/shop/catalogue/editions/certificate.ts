import type { ProductKind } from '#platform/addresses/kinds.ts'
import { dayInWords } from '#platform/time/zone.ts'
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
export interface PublicKey {
  kty: 'OKP'
  crv: 'Ed25519'
  x: string
  kid: string
  alg: 'EdDSA'
  use: 'sig'
}

export interface Certificate {
  id: string
  /** 'unsigned' between the sale and the signature. */
  state: 'valid' | 'void' | 'unsigned'
  claims: CertificateClaims | null
  /** Compact JWS (RFC 7515). */
  token: string | null
  key: PublicKey | null
  piece: { kind: ProductKind; id: number } | null
}

export function certifiedNumber({ edition }: CertificateClaims): string {
  if (edition === null) return editionsCopy.oneOfOne
  const { number, total, proof, proofs } = edition
  return proof ? editionsCopy.artistsProofOf(number, proofs) : editionsCopy.numberOf(number, total)
}

const single: StatementRow[] = [{ term: 'Edition', words: editionsCopy.onlyThis }]

export function certifiedRows(
  { artist, title, what, edition, iat }: CertificateClaims,
  sizeWords: string | null,
): StatementRow[] {
  const rows: [string, string | null][] = [
    ['Artist', artist],
    ['Title', what === null ? title : `${title}, ${what}`],
    ['Size', sizeWords],
  ]
  return [
    ...rows.flatMap(([term, words]) => (words === null ? [] : [{ term, words }])),
    ...(edition === null ? single : statementRows(edition)),
    { term: 'Issued', words: dayInWords(new Date(iat * 1000).toISOString().slice(0, 10)) },
  ]
}

export function certifiedStatement(claims: CertificateClaims): string {
  const { title, edition } = claims
  if (edition === null) return `${title}: ${certifiedNumber(claims)}`
  const rows = statementRows(edition)
  return `${title}: ${rows.map(({ words }) => words).join(' · ')}`
}
