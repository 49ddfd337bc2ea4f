import type { ProductKind } from '#platform/addresses/kinds.ts'
import { dayInWords } from '#platform/time/zone.ts'
import { editionsCopy } from './copy.ts'
import { type EditionTerms, type StatementRow, statementRows } from './edition.ts'

/** The payload of a certificate's JWS. It holds no data of the buyer. */
export interface CertificateClaims {
  /** The shop's address when it was issued. */
  iss: string
  /** The certificate's id. */
  jti: string
  /** Issued at, in epoch seconds. */
  iat: number
  artist: string
  studio: string
  title: string
  /** 'Linen shirt'; null for a print. */
  what: string | null
  /** The size's label; null for a piece with a single size. */
  size: string | null
  /** Null for a one-of-a-kind piece. `proof`: the number is an artist's proof's, out of `proofs`. */
  edition: (EditionTerms & { number: number; total: number; proof?: true }) | null
}

/** A public key by which certificates are checked: Ed25519 as a JSON Web Key (RFC 8037). */
export interface PublicKey {
  kty: 'OKP'
  crv: 'Ed25519'
  /** base64url. */
  x: string
  /** Its RFC 7638 thumbprint. */
  kid: string
  alg: 'EdDSA'
  use: 'sig'
}

export interface Certificate {
  id: string
  /** 'unsigned' for the moment between the sale and the signature. */
  state: 'valid' | 'void' | 'unsigned'
  claims: CertificateClaims | null
  /** A JWS in compact form (RFC 7515). */
  token: string | null
  key: PublicKey | null
  piece: { kind: ProductKind; id: number } | null
}

/** 'Number 3 of 50', 'Artist’s proof 1 of 3', 'One of a kind'. */
export function certifiedNumber({ edition }: CertificateClaims): string {
  if (edition === null) return editionsCopy.oneOfOne
  const { number, total, proof, proofs } = edition
  return proof ? editionsCopy.artistsProofOf(number, proofs) : editionsCopy.numberOf(number, total)
}

const single: StatementRow[] = [{ term: 'Edition', words: editionsCopy.onlyThis }]

/** `sizeWords`: the size in words for readers. */
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

/** A copy's edition in one line: 'Fjord: 3 numbered copies and no artist’s proofs. …' */
export function certifiedStatement(claims: CertificateClaims): string {
  const { title, edition } = claims
  if (edition === null) return `${title}: ${certifiedNumber(claims)}`
  const rows = statementRows(edition)
  return `${title}: ${rows.map(({ words }) => words).join(' · ')}`
}
