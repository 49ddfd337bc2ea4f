/** At most so many bytes: a hostile answer must not fill the memory. */
export async function bytesOf(
  answer: AsyncIterable<Uint8Array> | null,
  most: number,
  tooMany: () => Error,
): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of answer ?? []) {
    size += part.byteLength
    if (size > most) throw tooMany()
    parts.push(part)
  }
  return Buffer.concat(parts)
}
