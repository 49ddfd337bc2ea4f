/** What says which adapter is at work: looked up now, or as it was last known. */
export interface AdapterSource<Adapter> {
  read(): Promise<{ adapter: Adapter }>
  current(): { adapter: Adapter }
}

/**
 * A port whose every property is that of the adapter at work now. `calls` are looked up anew before
 * each call; all others answer for what was last known.
 */
export function livePort<Port extends object>(
  source: AdapterSource<Port>,
  calls: readonly (keyof Port & string)[],
): Port {
  const isCall = (key: string | symbol) => (calls as readonly (string | symbol)[]).includes(key)
  return new Proxy({} as Port, {
    get(_, key) {
      const { adapter } = source.current()
      const value: unknown = Reflect.get(adapter, key)
      if (typeof value !== 'function') return value
      if (!isCall(key)) return value.bind(adapter)
      return async (...input: unknown[]) => {
        const now = (await source.read()).adapter
        const call = Reflect.get(now, key) as ((...input: unknown[]) => unknown) | undefined
        return call?.apply(now, input)
      }
    },
    has: (_, key) => key in source.current().adapter,
  })
}

/** An adapter of which every call fails; what is no call is taken from `facts`. */
export function refusingAdapter<Port extends object>(
  facts: Partial<Port>,
  calls: readonly (keyof Port & string)[],
  failure: () => Error,
): Port {
  const refuse = async () => {
    throw failure()
  }
  return { ...facts, ...Object.fromEntries(calls.map((call) => [call, refuse])) } as Port
}
