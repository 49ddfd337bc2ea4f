/** Of the form's page: 422, or the answer's status where a limit or a busy shop names a pause. */
export function refusedStatus(answer?: Response): number {
  return answer?.headers.has('Retry-After') ? answer.status : 422
}

/** For a call in the form's place, which has a body of its own. */
export function headersWithoutBody(request: Request): Headers {
  const headers = new Headers(request.headers)
  for (const name of ['Content-Length', 'Content-Type', 'Transfer-Encoding']) headers.delete(name)
  return headers
}
