/** A failure breaks the connection, so that a part is never taken for the whole. */
export function streamText(
  pieces: AsyncGenerator<string>,
  headers: HeadersInit,
  encode: (text: string) => Uint8Array = utf8,
): Response {
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(encode(value))
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
  return new Response(body, { headers })
}

const utf8 = (text: string) => new TextEncoder().encode(text)
