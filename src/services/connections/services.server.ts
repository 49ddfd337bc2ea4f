/*
 * Owns the owner's view of the services outside: how each stands, and setting one. Knows none of
 * them: each has its definition.
 */

import { ShopError } from '#platform/errors.ts'
import type { Once } from '#platform/once.ts'
import type { ServiceInput } from './connect.schema.ts'
import { type ServiceName, type ServiceStanding, serviceNames } from './service.ts'

/** As much of a live service as its section in the admin needs. */
export interface SetService {
  name: ServiceName
  standing(): Promise<ServiceStanding>
  connect(input: ServiceInput): Promise<ServiceStanding>
  retry(): Promise<ServiceStanding>
  disconnect(): Promise<ServiceStanding>
  forget(id: string): Promise<ServiceStanding>
}

export type SetServices = ReturnType<typeof createServices>

/** All services outside that the owner sets; `known`: what is known of them, kept fresh. */
export function createServices(
  list: readonly SetService[],
  known: readonly Pick<Once<unknown>, 'read'>[],
) {
  const of = (name: ServiceName): SetService => {
    const found = list.find((each) => each.name === name)
    if (!found) throw new ShopError('not_found', 'There is no such service.')
    return found
  }

  return {
    /** Knows what was changed elsewhere: before a request is answered, and before a job is done. */
    async refresh(): Promise<void> {
      for (const each of known) await each.read()
    },
    /** How each service stands, in the order of `serviceNames`. Asks no provider. */
    states(): Promise<ServiceStanding[]> {
      const known = serviceNames.filter((name) => list.some((each) => each.name === name))
      return Promise.all(known.map((name) => of(name).standing()))
    },
    /** How one stands. */
    state: (name: ServiceName): Promise<ServiceStanding> => of(name).standing(),
    /** Sets one, checked by a live call; see `createLiveService`. */
    connect: (name: ServiceName, input: ServiceInput) => of(name).connect(input),
    /** Tries once more what one has not proved yet. */
    retry: (name: ServiceName) => of(name).retry(),
    /** Takes one away. */
    disconnect: (name: ServiceName) => of(name).disconnect(),
    /** Forgets an account that was replaced; see `createLiveService`. */
    forget: (name: ServiceName, id: string) => of(name).forget(id),
  }
}
