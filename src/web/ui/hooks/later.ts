import { type ComponentType, lazy } from 'react'

/**
 * A component that is fetched when it is first shown: for what few visitors open. Where it can't be
 * had (the network is gone) nothing appears, and the page stays as it is.
 */
export function later<P>(load: () => Promise<{ default: ComponentType<P> }>) {
  return lazy<ComponentType<P>>(() => load().catch(() => ({ default: () => null })))
}
