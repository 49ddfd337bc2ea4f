import { certificatePath } from '#platform/addresses/page-paths.ts'
import {
  type Certificate,
  type CertificateClaims,
  certifiedNumber,
  certifiedRows,
} from '#shop/catalogue/editions/certificate.ts'
import { numberWords } from '#shop/catalogue/editions/edition.ts'
import { sizeInWords } from '#shop/catalogue/products/product.ts'
import { disclosureNote } from '#shop/store/law/words/edition.copy.ts'
import { papersCopy } from './copy.ts'
import { emptyPaper, type Paper } from './paper.ts'

interface CertificateTerms {
  publicUrl: string
  /** IANA. */
  timeZone: string
  /** The shop sells to New York. */
  disclosed: boolean
  /** The sentence on who certifies. */
  made: string
}

export function certificatePaper(
  certificate: Certificate & { claims: CertificateClaims },
  { publicUrl, timeZone, disclosed, made }: CertificateTerms,
): Paper {
  const { id, claims, state, token, key } = certificate
  const sizeWords = claims.size === null ? null : sizeInWords(claims.size, 'inches')
  return {
    ...emptyPaper,
    title: papersCopy.certificateOfAuthenticity,
    from: claims.studio,
    headline: certifiedNumber(claims),
    framed: {
      title: claims.what === null ? claims.title : `${claims.title}, ${claims.what}`,
      artist: claims.artist,
      seal: sealed(claims),
    },
    stamp: state === 'void' ? papersCopy.voidCertificate : null,
    facts: certifiedRows(claims, { sizeWords, timeZone }),
    notes: [
      ...(made ? [made] : []),
      ...(disclosed && claims.edition !== null ? [disclosureNote('limited')] : []),
      papersCopy.checkAt,
    ],
    link: publicUrl + certificatePath(id),
    proof: [
      { term: papersCopy.terms.certificate, words: id },
      ...(key === null ? [] : [{ term: papersCopy.publicKey, words: key.x }]),
      ...(token === null ? [] : [{ term: papersCopy.terms.signature, words: token }]),
    ],
  }
}

function sealed({ edition }: CertificateClaims): string {
  if (edition === null) return numberWords({ what: 'single', number: 1, total: 1 })
  const { proof, number, proofs, total } = edition
  return proof
    ? numberWords({ what: 'proof', number, total: proofs })
    : numberWords({ what: 'numbered', number, total })
}
