/** Bytes `from` up to `to` of a page. */
export interface Tag {
  from: number
  to: number
  text: string
}

/**
 * The framework's own: they alone bear the render's nonce. Read as bytes, because a page's letters
 * take longer to decode than its tags to find.
 */
export function ownTags(page: Buffer, nonce: string): Tag[] {
  const mark = ` nonce="${nonce}"`
  const tags: Tag[] = []
  for (let at = page.indexOf(mark); at !== -1; at = page.indexOf(mark, at + mark.length)) {
    const [from, to] = [page.lastIndexOf('<', at), page.indexOf('>', at) + 1]
    tags.push({ from, to, text: page.toString('utf8', from, to) })
  }
  return tags
}

export function withTags(page: Buffer, tags: readonly Tag[]): Buffer<ArrayBuffer> {
  let done = 0
  const parts = tags.flatMap(({ from, to, text }) => {
    const before = page.subarray(done, from)
    done = to
    return [before, Buffer.from(text)]
  })
  return Buffer.concat([...parts, page.subarray(done)])
}
