import { describe, expect, it } from 'vitest'
import { withoutMetadata } from './video-metadata.ts'

const place = '+48.137154+011.576124/'

describe('an MP4', () => {
  const box = (type: string, ...parts: (Buffer | string)[]) => {
    const inside = Buffer.concat(parts.map((part) => Buffer.from(part)))
    const head = Buffer.alloc(8)
    head.writeUInt32BE(8 + inside.length)
    head.write(type, 4)
    return Buffer.concat([head, inside])
  }
  const handler = (kind: string) => box('hdlr', Buffer.alloc(8), kind, Buffer.alloc(13))
  const ftyp = box('ftyp', 'isom', Buffer.alloc(4), 'isommp42')
  const pictures = box('mdat', 'udta meta uuid: the pictures themselves')
  const long = (bytes: Buffer) => {
    const head = Buffer.alloc(16)
    head.writeUInt32BE(1)
    bytes.copy(head, 4, 4, 8)
    head.writeBigUInt64BE(BigInt(bytes.length + 8), 8)
    return Buffer.concat([head, bytes.subarray(8)])
  }

  it.each([
    ['beside the film', box('moov', box('mvhd', 'head'), box('udta', box('xyz ', place)))],
    ['in a track', box('moov', box('trak', box('tkhd', 'head'), box('udta', place)))],
    ['as a phone’s keys', box('moov', box('meta', place))],
    [
      'in a track’s media',
      box('moov', box('trak', box('mdia', handler('vide'), box('meta', place)))),
    ],
    ['at the top', Buffer.concat([box('meta', place), box('uuid', 'XMP', place), box('moov', '')])],
    ['in a long box', long(box('moov', long(box('udta', place))))],
    ['in a part of a film that streams', box('moof', box('traf', box('meta', place)))],
  ])('loses the place %s, without moving other parts', (_, head) => {
    const film = Buffer.concat([ftyp, head, pictures])
    const clean = withoutMetadata(film, 'mp4')
    expect(clean.length).toBe(film.length)
    expect(clean.includes(place)).toBe(false)
    expect(clean.subarray(ftyp.length + head.length).equals(pictures)).toBe(true)
    expect(clean.includes('free')).toBe(true)
    expect(film.includes(place)).toBe(true)
  })

  it('without metadata is unchanged', () => {
    const film = Buffer.concat([
      ftyp,
      box('moov', box('trak', box('mdia', handler('soun')))),
      pictures,
    ])
    expect(withoutMetadata(film, 'mp4').equals(film)).toBe(true)
  })

  it('with a track of a camera’s data is refused', () => {
    const film = Buffer.concat([ftyp, box('moov', box('trak', box('mdia', handler('meta'))))])
    expect(() => withoutMetadata(film, 'mp4')).toThrow('a track of data')
  })

  it.each([0, 1, 7, 0xff_ff_ff_ff])('whose box claims %i bytes is read to its end', (size) => {
    const odd = box('moov', 'a body of some letters')
    odd.writeUInt32BE(size)
    expect(withoutMetadata(Buffer.concat([ftyp, odd]), 'mp4').length).toBe(ftyp.length + odd.length)
  })
})

describe('a WebM', () => {
  const endless = Buffer.from([0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff])
  const element = (id: string, inside: Buffer | string, size?: Buffer) => {
    const body = Buffer.from(inside)
    const length = size ?? Buffer.from([0x40 | (body.length >> 8), body.length & 0xff])
    return Buffer.concat([Buffer.from(id, 'hex'), length, body])
  }
  const head = element('1a45dfa3', element('4282', 'webm'))
  const info = element('1549a966', 'information')
  const pictures = element('1f43b675', element('a3', 'the pictures'))
  const tags = element('1254c367', place)

  it.each([
    ['before the pictures', element('18538067', Buffer.concat([info, tags, pictures]))],
    ['behind them', element('18538067', Buffer.concat([info, pictures, tags]))],
    ['in a file attached', element('18538067', element('1941a469', place))],
    ['of a recording without an end', element('18538067', Buffer.concat([info, tags]), endless)],
    [
      'behind pictures without an end',
      element('18538067', Buffer.concat([element('1f43b675', element('a3', 'x'), endless), tags])),
    ],
  ])('loses the place %s, without moving other parts', (_, body) => {
    const film = Buffer.concat([head, body])
    const clean = withoutMetadata(film, 'webm')
    expect(clean.length).toBe(film.length)
    expect(clean.includes(place)).toBe(false)
    const at = film.indexOf(tags)
    // The element in its place says the same length: 9 bytes of head, as the format has them.
    if (at >= 0)
      expect(clean.subarray(at, at + 9)).toEqual(
        Buffer.from([0xec, 1, 0, 0, 0, 0, 0, 0, tags.length - 9]),
      )
    expect(clean.includes('the pictures')).toBe(film.includes('the pictures'))
  })

  it('loses even the shortest tags', () => {
    const film = Buffer.concat([head, element('18538067', Buffer.from('1254c36780', 'hex'))])
    const clean = withoutMetadata(film, 'webm')
    expect(clean.subarray(-5)).toEqual(Buffer.from([0xec, 0x83, 0, 0, 0]))
  })

  it('without metadata, or with odd sizes, is unchanged', () => {
    for (const end of [pictures, Buffer.from('1549a966', 'hex'), Buffer.alloc(20)]) {
      const film = Buffer.concat([head, element('18538067', end)])
      expect(withoutMetadata(film, 'webm').equals(film)).toBe(true)
    }
  })
})
