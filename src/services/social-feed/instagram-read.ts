import { socialFeedCopy } from './copy.ts'
import { SocialFailure } from './port.ts'

export async function readBytes(answer: Response, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let length = 0
  try {
    for await (const part of answer.body ?? []) {
      length += part.byteLength
      if (length > most) throw new SocialFailure('nonsense', socialFeedCopy.answerMoreBytes(most))
      parts.push(part)
    }
  } catch (failure) {
    if (failure instanceof SocialFailure) throw failure
    throw new SocialFailure('unreachable', socialFeedCopy.answerBrokeOff)
  }
  return Buffer.concat(parts)
}
