import { sectionAddress } from '#web/admin/location.ts'

export const messagesPerPage = 24
export const longestSearch = 200

export function listAddress({
  search,
  before,
  aside,
}: {
  search: string
  before?: string | null
  /** The messages of a flood. */
  aside?: boolean
}): string {
  const more = new URLSearchParams()
  if (search) more.set('find', search)
  if (before) more.set('before', before)
  if (aside) more.set('aside', '1')
  return [sectionAddress('messages'), more.toString()].filter(Boolean).join('&')
}
