/** What an entry of the tab's history says when the list stands right before it. */
export const fromList = { fromList: true } as const

export function isFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromList' in state
}
