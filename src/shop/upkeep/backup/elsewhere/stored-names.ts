/* Names of our files in the storage elsewhere. Files with other names belong to others. */

/** Older names have no milliseconds. */
const copy =
  /^databases\/(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)(?:-(\d{3}))?Z-[0-9a-f]{8}\.tar\.gz\.age$/

export function copyName(at: number, id: string): string {
  const time = new Date(at).toISOString().slice(0, -1).replaceAll(/[:.]/g, '-')
  return `databases/${time}Z-${id}.tar.gz.age`
}

/** Epoch milliseconds; null: no copy of ours. */
export function copyTime(name: string): number | null {
  const [, day, hours, minutes, seconds, thousandths = '000'] = copy.exec(name) ?? []
  if (!day) return null
  const at = Date.parse(`${day}T${hours}:${minutes}:${seconds}.${thousandths}Z`)
  return Number.isNaN(at) ? null : at
}

export function pictureFile(key: string): string {
  return `pictures/${key.replaceAll('/', '~')}.age`
}
