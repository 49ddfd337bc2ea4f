/** Of the form's page: 422, or the answer's status where a limit or a busy shop names a pause. */
export function refusedStatus(answer?: Response): number {
  return answer?.headers.has('Retry-After') ? answer.status : 422
}
