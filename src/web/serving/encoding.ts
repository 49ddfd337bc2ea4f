import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]
export type Variants = Record<Encoding, Buffer>

const known = new Map<string, Encoding>()

/** The best encoding that an Accept-Encoding header takes. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity'
  const remembered = known.get(header)
  if (remembered) return remembered
  const refused = /(?:^|,)\s*(br|gzip|\*)\s*;\s*q=0(?:\.0*)?\s*(?=,|$)/gi
  const taken = header.replace(refused, '').toLowerCase()
  const chosen: Encoding = /(?:^|[,\s])br\b/.test(taken)
    ? 'br'
    : /(?:^|[,\s])gzip\b/.test(taken)
      ? 'gzip'
      : 'identity'
  // Browsers send a handful of different headers; a client that makes up more is not remembered.
  if (known.size < 200) known.set(header, chosen)
  return chosen
}

/** A body in every encoding that the shop serves. */
export async function compressed(body: Buffer): Promise<Variants> {
  const [br, gz] = await Promise.all([
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 6,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
    zip(body, { level: 6 }),
  ])
  return { br, gzip: gz, identity: body }
}
