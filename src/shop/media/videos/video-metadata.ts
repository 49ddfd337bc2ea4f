/*
 * Videos contain the place of recording, the camera and the person. These parts are overwritten in
 * place, because a video's tables count bytes from its beginning. Boxes of MP4: ISO/IEC 14496-12;
 * elements of WebM: RFC 8794 and 9559.
 */
import { badInput } from '#platform/errors.ts'
import type { VideoFormat } from '#shop/media/pictures/picture-key.ts'
import { videosCopy } from './copy.ts'

/** A copy of the same length. ShopError 'bad_input' on `file` with a data track. */
export function withoutMetadata(film: Uint8Array, format: VideoFormat): Buffer {
  const bytes = Buffer.from(film)
  if (format === 'mp4') emptyBoxes(bytes, 0, bytes.length)
  else emptyElements(bytes, 0, bytes.length)
  return bytes
}

const told = new Set(['udta', 'meta', 'uuid'])
const holding = new Set(['moov', 'trak', 'mdia', 'moof', 'traf'])

function emptyBoxes(bytes: Buffer, from: number, end: number): void {
  let at = from
  while (at + 8 <= end) {
    const short = bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    const isLong = short === 1 && at + 16 <= end
    const start = at + (isLong ? 16 : 8)
    const length = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? end - at : short
    const next = at + length
    if (next < start || next > end) return
    if (told.has(type)) {
      bytes.write('free', at + 4, 'latin1')
      bytes.fill(0, start, next)
    } else if (holding.has(type)) emptyBoxes(bytes, start, next)
    else if (type === 'hdlr' && bytes.toString('latin1', start + 8, start + 12) === 'meta') {
      throw badInput('file', videosCopy.trackOfData)
    }
    at = next
  }
}

const segment = 0x18538067
const cluster = 0x1f43b675
/** Tags and Attachments. */
const toldElements = new Set([0x1254c367, 0x1941a469])
const voidElement = 0xec

function emptyElements(bytes: Buffer, from: number, end: number): void {
  let at = from
  while (at < end) {
    const id = readVint(bytes, at, end, 4)
    const size = id && readVint(bytes, at + id.width, end, 8)
    if (!size) return
    const start = at + id.width + size.width
    const value = size.value & ((1n << BigInt(7 * size.width)) - 1n)
    const isEndless = value === (1n << BigInt(7 * size.width)) - 1n
    const isHolding = id.value === BigInt(segment) || id.value === BigInt(cluster)
    // Elements after a part without an end are read as its neighbours.
    const next = isHolding ? start : isEndless ? end : start + Number(value)
    if (next > end) return
    if (toldElements.has(Number(id.value))) fillVoid(bytes, at, next)
    at = next
  }
}

/** A number whose first bits give its width in bytes, at most `widest`; keeps these bits. */
function readVint(bytes: Buffer, at: number, end: number, widest: number) {
  const width = Math.clz32(bytes[at] ?? 0) - 23
  if (width > widest || at + width > end) return null
  let value = 0n
  for (const byte of bytes.subarray(at, at + width)) value = (value << 8n) | BigInt(byte)
  return { value, width }
}

/** An empty element of the same length. The shortest has five bytes. */
function fillVoid(bytes: Buffer, at: number, end: number): void {
  const isWide = end - at >= 9
  const head = isWide ? 9 : 2
  bytes.fill(0, at, end)
  bytes[at] = voidElement
  if (isWide) {
    bytes[at + 1] = 1
    bytes.writeUIntBE(end - at - head, at + 3, 6)
  } else bytes[at + 1] = 0x80 | (end - at - head)
}
