import type { NavigateFunction } from 'react-router'

/**
 * 'Return to Previous': back in the history of this visit, or, when the visit began on this very
 * page, to its gallery (design §4). The router counts its own pages in `history.state.idx`.
 */
export function goBack(navigate: NavigateFunction, otherwise: string): void {
  const { idx } = (window.history.state ?? {}) as { idx?: number }
  if (idx !== undefined && idx > 0) void navigate(-1)
  else void navigate(otherwise)
}
