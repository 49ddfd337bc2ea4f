import { bytesOf } from '#platform/bytes-of.ts'
import { second } from '#platform/time/clock.ts'
import { within } from '#platform/time/within.ts'
import { storageFailed } from './storage-failure.ts'

/** Milliseconds until an answer, and between two of its bytes. */
export const patience = 30 * second
/** Bytes. */
export const longestText = 32 * 1024 * 1024
/** Bytes a second: a slower place counts as away. */
const slowest = 32 * 1024

export function timeFor(bytes: number, own = patience): number {
  return own + Math.ceil((bytes / slowest) * second)
}

/** For a fetch without an answer, or with one that was cut off. */
export function unanswered(error: unknown): Error {
  const { name, cause } = error instanceof Error ? error : { name: '', cause: undefined }
  const code = String((cause as NodeJS.ErrnoException | undefined)?.code ?? '')
  const isSilent = name === 'TimeoutError' || name === 'AbortError' || code.includes('TIMEOUT')
  const said = `${name} ${code || String(error)}`
  return storageFailed(isSilent ? 'silent' : 'address', said, error)
}

/** Gives up, and calls `end`, once nothing came for some time. */
export async function* whileItComes(
  stream: AsyncIterable<Uint8Array>,
  end: () => void,
  time = patience,
): AsyncGenerator<Uint8Array> {
  const source = stream[Symbol.asyncIterator]()
  try {
    for (;;) {
      const { done, value } = await inTime(source.next(), time, end)
      if (done) return
      yield value
    }
  } catch (error) {
    throw error instanceof Error && error.name === 'ShopError' ? error : unanswered(error)
  } finally {
    end()
  }
}

export function inTime<T>(work: Promise<T>, time: number, end: () => void): Promise<T> {
  return within(time, work, () => {
    end()
    throw storageFailed('silent', `${time}ms`)
  })
}

export async function wholeText(answer: Response): Promise<string> {
  return String(await bytesOf(answer.body, longestText, () => storageFailed('address', 'endless')))
}
