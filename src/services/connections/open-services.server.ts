import type { z } from 'zod'
import type { Config } from '#config'
import type { Check } from '#shop/upkeep/check-up/check-up.ts'
import { allServices } from '../all-services.ts'
import { createLiveService, type LiveService, type LiveServiceDeps } from './live-service.server.ts'
import type { ServiceName } from './service.ts'
import type { Service, ServiceSetup, ServiceWork, StoredConfig } from './service-definition.ts'

type All = typeof allServices
type AnyService = Service<z.ZodObject, StoredConfig, object, z.ZodRawShape>

type LiveServices = {
  [Name in keyof All as All[Name] extends { define: unknown } ? Name : never]: All[Name] extends {
    define(...parts: never): ServiceWork<never, infer Stored, infer Adapter>
  }
    ? LiveService<Stored, Adapter>
    : never
}

const setServices: AnyService[] = Object.values(allServices).filter((each) => 'define' in each)

export function openServices(
  config: Config,
  setup: ServiceSetup,
  deps: LiveServiceDeps,
): LiveServices {
  const live = setServices.map((each) => {
    const machine = config.machine[each.name] as StoredConfig | null
    const definition = { ...each, ...each.define(config, setup), machine }
    return [each.name, createLiveService(definition, deps)]
  })
  return Object.fromEntries(live)
}

/** `own`: adapters to check in place of the connected ones. */
export function checkServices(
  live: LiveServices,
  setup: ServiceSetup,
  own: Partial<Record<ServiceName, () => object>>,
): Check[] {
  return setServices.flatMap(({ name, checks }) => {
    const adapter = () => live[name as keyof LiveServices].current().adapter
    return checks?.(own[name] ?? adapter, setup) ?? []
  })
}
