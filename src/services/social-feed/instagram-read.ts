import { bytesOf } from '#platform/bytes-of.ts'
import { socialFeedCopy } from './copy.ts'
import { SocialFailure } from './port.ts'

export async function readBytes(answer: Response, most: number): Promise<Uint8Array> {
  const tooMany = () => new SocialFailure('nonsense', socialFeedCopy.answerMoreBytes(most))
  return bytesOf(answer.body, most, tooMany).catch((failure) => {
    if (failure instanceof SocialFailure) throw failure
    throw new SocialFailure('unreachable', socialFeedCopy.answerBrokeOff)
  })
}
