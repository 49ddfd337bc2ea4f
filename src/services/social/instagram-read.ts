import { SocialFailure } from '#shop/audience/social/social-feed.ts'

/** The body of an answer, refused while reading once it is longer than `most` bytes. */
export async function readBytes(answer: Response, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let length = 0
  try {
    for await (const part of answer.body ?? []) {
      length += part.byteLength
      if (length > most) throw new SocialFailure('nonsense', `an answer of more than ${most} bytes`)
      parts.push(part)
    }
  } catch (failure) {
    if (failure instanceof SocialFailure) throw failure
    throw new SocialFailure('unreachable', 'the answer broke off')
  }
  return Buffer.concat(parts)
}
