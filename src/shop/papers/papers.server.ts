/*
 * The studio's papers by what they are about: certificates, packing slips, invoices. Gathers what each
 * says and has it drawn; decides nothing about who may read one, and writes nothing.
 */
import type { Certificate } from '#shop/editions/certificate.ts'
import type { Certificates } from '#shop/editions/certificates.server.ts'
import { certificatePaper } from './certificate-paper.ts'
import { type Paper, type SheetSize, sheetOf } from './paper.ts'

export interface PapersDeps {
  certificates: Certificates
  /** Where the shop is. */
  place(): Promise<{ publicUrl: string; country: string }>
}

export type Papers = ReturnType<typeof createPapers>

/** A paper with what is printed on which sheet. */
export interface ReadyPaper {
  paper: Paper
  /** The usual sheet of the studio's country. */
  sheet: SheetSize
}

export function createPapers({ certificates, place }: PapersDeps) {
  const ready = async (make: (publicUrl: string) => Paper): Promise<ReadyPaper> => {
    const { publicUrl, country } = await place()
    return { paper: make(publicUrl), sheet: sheetOf(country) }
  }

  return {
    /** The paper of a certificate; null when there is none, or it is not signed yet. */
    async certificate(id: string): Promise<(ReadyPaper & { certificate: Certificate }) | null> {
      const certificate = await certificates.find(id)
      const claims = certificate?.claims
      if (!certificate || !claims) return null
      const made = await ready((publicUrl) =>
        certificatePaper({ ...certificate, claims }, publicUrl),
      )
      return { ...made, certificate }
    },

    /** A paper's PDF; `size`: instead of the usual sheet. */
    async draw({ paper, sheet }: ReadyPaper, size?: SheetSize): Promise<Buffer> {
      const { drawPaper } = await import('./draw-paper.server.ts')
      return drawPaper(paper, size ?? sheet)
    },
  }
}
