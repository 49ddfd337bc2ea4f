import { type ComponentType, lazy } from 'react'

/** Loads parts that few visitors open. Offline nothing appears. */
export function later<P>(load: () => Promise<{ default: ComponentType<P> }>) {
  return lazy<ComponentType<P>>(() => load().catch(() => ({ default: () => null })))
}
