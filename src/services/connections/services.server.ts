import { ShopError } from '#platform/errors.ts'
import type { Once } from '#platform/once.ts'
import { allServices } from '../all-services.ts'
import type { ServiceInput } from './connect.schema.ts'
import { connectionsCopy } from './copy.ts'
import type { ServiceName, ServiceStatus } from './service.ts'

export interface SetService {
  name: ServiceName
  status(): Promise<ServiceStatus>
  connect(input: ServiceInput): Promise<ServiceStatus>
  retry(): Promise<ServiceStatus>
  disconnect(): Promise<ServiceStatus>
  forget(id: string): Promise<ServiceStatus>
}

export type SetServices = ReturnType<typeof createServices>

export function createServices(
  list: readonly SetService[],
  known: readonly Pick<Once<unknown>, 'read'>[],
) {
  const of = (name: ServiceName): SetService => {
    const found = list.find((each) => each.name === name)
    if (!found) throw new ShopError('not_found', connectionsCopy.noSuchService)
    return found
  }

  const entries = Object.values(allServices).map(({ name, title }) => [name, title])

  return {
    titles: Object.fromEntries(entries) as Record<ServiceName, string>,
    /** Loads other processes' changes; runs before each answered request and each job. */
    async refresh(): Promise<void> {
      for (const each of known) await each.read()
    },
    states(): Promise<ServiceStatus[]> {
      const known = Object.values(allServices).filter(({ name }) =>
        list.some((each) => each.name === name),
      )
      return Promise.all(known.map(({ name }) => of(name).status()))
    },
    state: (name: ServiceName): Promise<ServiceStatus> => of(name).status(),
    connect: (name: ServiceName, input: ServiceInput) => of(name).connect(input),
    retry: (name: ServiceName) => of(name).retry(),
    disconnect: (name: ServiceName) => of(name).disconnect(),
    forget: (name: ServiceName, id: string) => of(name).forget(id),
  }
}
