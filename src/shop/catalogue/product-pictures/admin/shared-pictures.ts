/* Pictures that a phone shared with the installed shop: the worker keeps them until the form takes them. */

const cacheName = 'shared-pictures'

/** Each is taken once. Empty where nothing was shared, or the browser has no such store. */
export async function takeShared(): Promise<File[]> {
  const cache = await globalThis.caches?.open(cacheName).catch(() => undefined)
  const requests = (await cache?.keys()) ?? []
  const files = await Promise.all(requests.map((request) => cache?.match(request).then(asFile)))
  await globalThis.caches?.delete(cacheName)
  return files.filter((file) => file !== null && file !== undefined)
}

async function asFile(kept: Response | undefined): Promise<File | null> {
  if (!kept) return null
  const name = decodeURIComponent(kept.headers.get('X-Name') ?? 'picture')
  return new File([await kept.blob()], name, { type: kept.headers.get('Content-Type') ?? '' })
}
