/* Signs a certificate once, after the sale's commit. Holds no data of the buyer. */
import { changePages } from '#platform/db/content-version.ts'
import type { Database, Reader, Writer } from '#platform/db/database.ts'
import { isId } from '#platform/ids.ts'
import type { Sealing } from '#platform/sealing.ts'
import type { Clock } from '#platform/time/clock.ts'
import type { Certificate, CertificateClaims, PublicKey } from './certificate.ts'
import { otherEditions, type ReissueMode } from './edition.ts'
import { toEditionTerms } from './editions.server.ts'
import { keyIdOf, openToken } from './jws.server.ts'
import { reissue } from './numbers.server.ts'
import { findPublicKey, readPublicKeys, signWithStudioKey } from './signing-keys.server.ts'
import { readSoldSizes } from './sold-sizes.server.ts'

export interface Issuer {
  studioName: string
  artistName: string
  publicUrl: string
}

export interface CertificatesDeps {
  db: Database
  clock: Clock
  sealing: Sealing
  issuer(): Promise<Issuer>
}

export type Certificates = ReturnType<typeof createCertificates>

const atOnce = 50

export function createCertificates({ db, clock, sealing, issuer }: CertificatesDeps) {
  return {
    /** The job `certificates.sign`. Safe to repeat. */
    async signAll(): Promise<void> {
      const by = await issuer()
      for (let some = atOnce; some === atOnce; ) {
        some = await db.transact((trx) => signSome(trx, { sealing, by, now: clock.now() }))
      }
    },

    async find(id: string): Promise<Certificate | null> {
      if (!isId(id)) return null
      const row = await withPieces(db.read).where('certificates.id', '=', id).executeTakeFirst()
      if (!row) return null
      const key = row.token === null ? null : await findPublicKey(db.read, keyIdOf(row.token) ?? '')
      const claims = row.token && key ? await openToken(row.token, key.x) : null
      const piece = row.kind === null ? null : { kind: row.kind, id: Number(row.piece_id) }
      const known = { id, token: row.token, key, piece, claims: claims as CertificateClaims | null }
      if (row.voided_at !== null) return { ...known, state: 'void' }
      return { ...known, state: claims === null ? 'unsigned' : 'valid' }
    },

    reissue: (id: string, how: ReissueMode): Promise<string | null> =>
      changePages(db, (trx) => reissue(trx, id, how, clock.now())),

    publicKeys: (): Promise<PublicKey[]> => readPublicKeys(db.read),
  }
}

async function signSome(
  trx: Writer,
  { sealing, by, now }: { sealing: Sealing; by: Issuer; now: number },
): Promise<number> {
  const rows = await withPieces(trx)
    .where('token', 'is', null)
    .where('voided_at', 'is', null)
    .orderBy('issued_at')
    .limit(atOnce)
    .execute()
  const pieces = rows.flatMap(({ kind, piece_id }) =>
    kind === null ? [] : [{ kind, id: Number(piece_id) }],
  )
  const sizes = await readSoldSizes(trx, pieces)
  for (const row of rows) {
    const terms = toEditionTerms(row as typeof row & EditionColumns)
    const claims: CertificateClaims = {
      iss: by.publicUrl,
      jti: row.id,
      iat: Math.floor(row.issued_at / 1000),
      artist: by.artistName,
      studio: by.studioName,
      title: row.name ?? '',
      what: row.desc_name,
      size: row.sold_size || row.offline_size || row.size || row.garment_size,
      edition:
        row.number === null || row.total === null
          ? null
          : {
              number: row.number,
              total: row.total,
              ...(row.proof === 1 && { proof: true as const }),
              ...terms,
              others: otherEditions(
                row.size ?? '',
                sizes.get(`${row.kind}/${row.piece_id}`) ?? [],
                terms.others,
              ),
            },
    }
    const token = await signWithStudioKey(trx, sealing, claims, now)
    await trx
      .updateTable('certificates')
      .set({ token })
      .where('id', '=', row.id)
      .where('token', 'is', null)
      .execute()
  }
  return rows.length
}

type EditionColumns = Parameters<typeof toEditionTerms>[0]

function withPieces(reader: Reader | Writer) {
  return reader
    .selectFrom('certificates')
    .leftJoin('editions', 'editions.id', 'certificates.edition_id')
    .leftJoin('order_lines', 'order_lines.id', 'certificates.line_id')
    .leftJoin('outside_sales', 'outside_sales.id', 'certificates.outside_sale_id')
    .leftJoin('pieces', (join) =>
      join.on(({ and, eb, fn }) =>
        and([
          eb('pieces.kind', '=', fn.coalesce('editions.kind', 'certificates.kind')),
          eb('pieces.id', '=', fn.coalesce('editions.piece_id', 'certificates.piece_id')),
        ]),
      ),
    )
    .select(['certificates.id', 'number', 'certificates.proof', 'token', 'issued_at', 'voided_at'])
    .select(['pieces.kind', 'pieces.id as piece_id', 'pieces.name', 'pieces.desc_name'])
    .select(['editions.size', 'order_lines.size as sold_size', 'total', 'proofs', 'year'])
    .select(({ fn }) => [
      'outside_sales.size as offline_size',
      fn.coalesce('order_lines.garment_size', 'pieces.garment_size').as('garment_size'),
    ])
    .select(['process', 'reproduction', 'signature', 'others', 'master'])
}
