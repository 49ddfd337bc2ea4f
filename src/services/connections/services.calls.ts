import { z } from 'zod'
import { call, calls } from '#http/call.ts'
import { printfulInputSchema } from '#services/printing/printing.schema.ts'
import {
  formerAccountIdSchema,
  serviceInputSchema,
  serviceNameSchema,
  serviceStatusSchema,
} from './connect.schema.ts'
import { connectionsAudit } from './copy.ts'

/* No answer holds a secret: at most its last four characters. */

const params = z.object({ service: serviceNameSchema })
const fails = [
  'not_found',
  'changed',
  'payment_unavailable',
  'fulfilment_unavailable',
  'storage_unavailable',
] as const

export default calls('The owner: services', [
  call({
    id: 'listServices',
    at: 'GET /api/services',
    least: 'owner',
    summary: 'How every service outside stands',
    answer: [z.array(serviceStatusSchema), 'The services'],
    fails: ['not_found'],
    run: ({ shop }) => shop.services.states(),
  }),
  call({
    id: 'getService',
    at: 'GET /api/services/{service}',
    least: 'owner',
    summary: 'How one service stands',
    path: params,
    answer: [serviceStatusSchema, 'The service'],
    fails: ['not_found'],
    run: ({ shop, path }) => shop.services.state(path.service),
  }),
  call({
    id: 'connectService',
    at: 'PUT /api/services/{service}',
    least: 'owner',
    audit: ['service.changed', connectionsAudit.changed],
    fresh: true,
    summary: 'Set a service, or change how it is set',
    description:
      'Tried by a live call first: when it is refused, everything stays as it was. What a variable of the machine sets can’t be changed here.',
    path: params,
    body: serviceInputSchema,
    answer: [serviceStatusSchema, 'The service as it is now'],
    fails,
    run: ({ shop, path, body }) => shop.services.connect(path.service, body),
  }),
  call({
    id: 'tryService',
    at: 'POST /api/services/{service}/try',
    least: 'owner',
    audit: ['service.tried', connectionsAudit.tried],
    summary: 'Try once more what a service has not proved yet',
    path: params,
    answer: [serviceStatusSchema, 'The service'],
    fails,
    run: ({ shop, path }) => shop.services.retry(path.service),
  }),
  call({
    id: 'listPrintStores',
    at: 'POST /api/services/printing/stores',
    least: 'owner',
    audit: ['service.tried', connectionsAudit.tried],
    summary: 'The stores at the print provider that a token opens',
    body: printfulInputSchema.pick({ token: true }),
    answer: [z.array(z.object({ id: z.string(), name: z.string() })), 'The stores'],
    fails,
    run: ({ shop, body }) => shop.services.stores(body.token),
  }),
  call({
    id: 'forgetFormerAccount',
    at: 'DELETE /api/services/{service}/former/{id}',
    least: 'owner',
    audit: ['service.forgotten', connectionsAudit.forgotten],
    fresh: true,
    summary: 'Forget an account that was replaced',
    description:
      'Refused while an order needs it. What it has taken can’t be refunded from here any more.',
    path: params.extend({ id: formerAccountIdSchema }),
    answer: [serviceStatusSchema, 'The service as it is now'],
    fails,
    run: ({ shop, path }) => shop.services.forget(path.service, path.id),
  }),
  call({
    id: 'disconnectService',
    at: 'DELETE /api/services/{service}',
    least: 'owner',
    audit: ['service.disconnected', connectionsAudit.disconnected],
    fresh: true,
    summary: 'Take a service away',
    description:
      'What has begun with it goes on there: money is refunded by the account that took it.',
    path: params,
    answer: [serviceStatusSchema, 'The service as it is now'],
    fails,
    run: ({ shop, path }) => shop.services.disconnect(path.service),
  }),
])
