/** The form's page again. A limit, or a shop that is busy, names the seconds until another try. */
export function refusedLike(answer?: Response): ResponseInit {
  const pause = answer?.headers.get('Retry-After')
  if (!answer || !pause) return { status: 422 }
  return { status: answer.status, headers: { 'Retry-After': pause } }
}
