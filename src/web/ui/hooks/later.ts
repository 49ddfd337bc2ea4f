import { type ComponentType, lazy } from 'react'

/** For parts that few visitors open. Without a network nothing appears. */
export function later<P>(load: () => Promise<{ default: ComponentType<P> }>) {
  return lazy<ComponentType<P>>(() => load().catch(() => ({ default: () => null })))
}
