import { createRoute, z } from '@hono/zod-openapi'
import { allow } from '#http/access.ts'
import { failures, json, jsonBody } from '#http/answers.ts'
import type { Api } from '#http/api.ts'
import {
  formerAccountIdSchema,
  printfulInputSchema,
  serviceInputSchema,
  serviceNameSchema,
  serviceStandingSchema,
} from './connect.schema.ts'

/*
 * The services outside that the owner sets: payments, printing, mail, feed, pictures. No answer holds
 * a secret: at most its last four characters.
 */

const tags = ['The owner: services']
const params = z.object({ service: serviceNameSchema })
const path = '/api/services/{service}'
const refused = failures('bad_input', 'no_session', 'forbidden', 'not_found')
const changing = failures(
  'bad_input',
  'no_session',
  'forbidden',
  'not_found',
  'changed',
  'payment_unavailable',
  'fulfilment_unavailable',
  'storage_unavailable',
)

const list = createRoute({
  method: 'get',
  path: '/api/services',
  ...allow('owner'),
  tags,
  operationId: 'listServices',
  summary: 'How every service outside stands',
  responses: { 200: json(z.array(serviceStandingSchema), 'The services'), ...refused },
})

const read = createRoute({
  method: 'get',
  path,
  ...allow('owner'),
  tags,
  operationId: 'getService',
  summary: 'How one service stands',
  request: { params },
  responses: { 200: json(serviceStandingSchema, 'The service'), ...refused },
})

const connect = createRoute({
  method: 'put',
  path,
  ...allow('owner', 'service.changed', 'fresh'),
  tags,
  operationId: 'connectService',
  summary: 'Set a service, or change how it is set',
  description:
    'Tried by a live call first: when it is refused, everything stays as it was. What a variable of the machine sets can’t be changed here.',
  request: { params, ...jsonBody(serviceInputSchema) },
  responses: { 200: json(serviceStandingSchema, 'The service as it is now'), ...changing },
})

const retry = createRoute({
  method: 'post',
  path: `${path}/try`,
  ...allow('owner', 'service.tried'),
  tags,
  operationId: 'tryService',
  summary: 'Try once more what a service has not proved yet',
  request: { params },
  responses: { 200: json(serviceStandingSchema, 'The service'), ...changing },
})

const disconnect = createRoute({
  method: 'delete',
  path,
  ...allow('owner', 'service.disconnected', 'fresh'),
  tags,
  operationId: 'disconnectService',
  summary: 'Take a service away',
  description:
    'What has begun with it goes on there: money is paid back by the account that took it.',
  request: { params },
  responses: { 200: json(serviceStandingSchema, 'The service as it is now'), ...changing },
})

const forget = createRoute({
  method: 'delete',
  path: `${path}/former/{id}`,
  ...allow('owner', 'service.forgotten', 'fresh'),
  tags,
  operationId: 'forgetFormerAccount',
  summary: 'Forget an account that was replaced',
  description:
    'Refused while an order needs it. What it has taken can’t be paid back from here any more.',
  request: { params: params.extend({ id: formerAccountIdSchema }) },
  responses: { 200: json(serviceStandingSchema, 'The service as it is now'), ...changing },
})

const stores = createRoute({
  method: 'post',
  path: '/api/services/printing/stores',
  ...allow('owner', 'service.tried'),
  tags,
  operationId: 'listPrintStores',
  summary: 'The stores at the print provider that a token opens',
  request: jsonBody(printfulInputSchema.pick({ token: true })),
  responses: {
    200: json(z.array(z.object({ id: z.string(), name: z.string() })), 'The stores'),
    ...changing,
  },
})

export function servicesRoutes(api: Api): void {
  api.openapi(list, async (c) => c.json(await c.get('shop').services.states(), 200))

  api.openapi(read, async (c) => {
    const { service } = c.req.valid('param')
    return c.json(await c.get('shop').services.state(service), 200)
  })

  api.openapi(connect, async (c) => {
    const { service } = c.req.valid('param')
    return c.json(await c.get('shop').services.connect(service, c.req.valid('json')), 200)
  })

  api.openapi(retry, async (c) => {
    const { service } = c.req.valid('param')
    return c.json(await c.get('shop').services.retry(service), 200)
  })

  api.openapi(stores, async (c) =>
    c.json(await c.get('shop').services.stores(c.req.valid('json').token), 200),
  )

  api.openapi(forget, async (c) => {
    const { service, id } = c.req.valid('param')
    return c.json(await c.get('shop').services.forget(service, id), 200)
  })

  api.openapi(disconnect, async (c) => {
    const { service } = c.req.valid('param')
    return c.json(await c.get('shop').services.disconnect(service), 200)
  })
}
