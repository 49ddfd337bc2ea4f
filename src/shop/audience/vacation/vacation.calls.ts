import { createRoute } from '@hono/zod-openapi'
import { allow } from '#http/access.ts'
import { failures, json, jsonBody } from '#http/answers.ts'
import type { Api } from '#http/api.ts'
import { afterForm } from '#http/forms.ts'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import { vacationEditSchema, vacationSchema } from './vacation.schema.ts'
import type { Vacation } from './vacation.ts'

const tags = ['Vacation mode']

const read = createRoute({
  method: 'get',
  path: '/api/vacation-mode',
  ...allow('everyone'),
  tags,
  operationId: 'getVacationMode',
  summary: 'Whether the shop is closed, and what visitors read meanwhile',
  responses: { 200: json(vacationSchema, 'Vacation mode'), ...failures('too_many') },
})

const edit = createRoute({
  method: 'put',
  path: '/api/vacation-mode/edit',
  ...allow('partner', 'vacation.changed'),
  tags,
  operationId: 'updateVacationMode',
  summary: 'Close or open the shop, now or on a day of the studio’s calendar',
  request: jsonBody(vacationEditSchema),
  responses: {
    200: json(vacationSchema, 'Vacation mode, as it stands from now on'),
    ...failures('bad_input', 'no_session', 'forbidden'),
  },
})

export function vacationRoutes(api: Api): void {
  api.openapi(read, async (c) =>
    c.json(vacationJson(await c.get('shop').storefront.vacation.read()), 200),
  )

  api.openapi(edit, async (c) => {
    const vacation = await c.get('shop').storefront.vacation.save(c.req.valid('json'))
    afterForm(c, pagePaths.admin)
    return c.json(vacationJson(vacation), 200)
  })
}

function vacationJson({ on, header, message, start, end }: Vacation) {
  const vacationModeOn = on ? (1 as const) : (0 as const)
  return {
    vacationModeOn,
    header,
    message,
    startsOn: start?.day ?? null,
    opensOn: end?.day ?? null,
  }
}
