import { adminSectionPath } from '#platform/addresses/page-paths.ts'
export const messagesPerPage = 24

export function listAddress({
  search,
  before,
  aside,
  toAnswer,
}: {
  search: string
  before?: string | null
  aside?: boolean
  toAnswer?: boolean
}): string {
  const more = new URLSearchParams()
  if (search) more.set('find', search)
  if (before) more.set('before', before)
  if (aside) more.set('aside', '1')
  if (toAnswer) more.set('answer', '1')
  return [adminSectionPath('messages'), more.toString()].filter(Boolean).join('&')
}
