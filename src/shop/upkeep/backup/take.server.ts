/*
 * Reads as fast as the client. A failure breaks the connection, so no part is taken for the whole.
 */
import type { Readable } from 'node:stream'

interface Handing {
  /** Milliseconds without a read, after which the stream ends. */
  timeout: number
  /** The size in bytes. */
  onWhole(bytes: number): Promise<void>
  /** `failure`: the stream broke off. */
  onEnd(failure?: unknown): void
}

/** Fails at once when not even the beginning is readable. */
export async function handOver(
  source: Readable,
  { timeout, onWhole, onEnd }: Handing,
): Promise<ReadableStream<Uint8Array>> {
  const chunks = source[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>
  let bytes = 0
  let timer: NodeJS.Timeout | undefined
  let ended = false
  function end(failure?: unknown): void {
    clearTimeout(timer)
    if (ended) return
    ended = true
    source.destroy()
    onEnd(failure)
  }
  let ahead: IteratorResult<Uint8Array> | null
  try {
    ahead = await chunks.next()
  } catch (error) {
    end(error)
    throw error
  }
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      clearTimeout(timer)
      try {
        const { done, value } = ahead ?? (await chunks.next())
        ahead = null
        // The download was aborted: reading ends before the end of the file.
        if (ended) return
        if (done) {
          await onWhole(bytes)
          controller.close()
          return end()
        }
        bytes += value.byteLength
        controller.enqueue(value)
        timer = setTimeout(() => {
          controller.error(brokeOff())
          end(new Error('nobody takes it any more'))
        }, timeout)
        timer.unref()
      } catch (error) {
        end(error)
        throw brokeOff()
      }
    },
    cancel: () => end(),
  })
}

/** The reason for the HTTP server, which prints it outside the log. */
const brokeOff = () => new Error('a download broke off')
