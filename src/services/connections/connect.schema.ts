import { z } from 'zod'
import { allServices } from '#services/all-services.ts'
import { connectionsCopy } from './copy.ts'
import type { ServiceName } from './service.ts'

type Input = (typeof allServices)[ServiceName]['inputs'][number]
const inputs = Object.values(allServices).flatMap<Input>((service) => service.inputs)

export const serviceInputSchema = z
  .discriminatedUnion('provider', inputs as [Input, ...Input[]])
  .meta({ id: 'ServiceInput' })
export type ServiceInput = z.output<typeof serviceInputSchema>

export const serviceNameSchema = z.enum(
  Object.keys(allServices) as ServiceName[],
  connectionsCopy.noSuchService,
)

const text = z.string()
const facts = z.array(z.object({ label: text, value: text }))

export const formerAccountIdSchema = z.string().regex(/^[0-9a-f]{32}$/, connectionsCopy.noAccount)

export const serviceStatusSchema = z
  .object({
    name: serviceNameSchema,
    state: z.enum(['unset', 'working', 'waiting', 'machine', 'trouble']),
    provider: text,
    says: text,
    mend: z.union([text, z.null()]),
    facts,
    former: z
      .array(z.object({ id: text, endedAt: z.number().int(), facts }))
      .meta({ description: 'Accounts that were replaced, the newest first.' }),
  })
  .meta({ id: 'Service' })
