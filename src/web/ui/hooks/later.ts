import { type ComponentType, lazy } from 'react'

/**
 * A component that is fetched when it is first shown, for parts that few visitors open. Without a
 * network nothing appears, and the page stays unchanged.
 */
export function later<P>(load: () => Promise<{ default: ComponentType<P> }>) {
  return lazy<ComponentType<P>>(() => load().catch(() => ({ default: () => null })))
}
