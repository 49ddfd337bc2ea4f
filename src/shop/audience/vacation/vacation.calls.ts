import { call, calls } from '#http/call.ts'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import { editVersion } from '#platform/edit-version.ts'
import { vacationAudit } from './admin/copy.ts'
import type { Vacation } from './vacation.schema.ts'
import { vacationEditSchema, vacationSchema } from './vacation.schema.ts'

export default calls('Vacation mode', [
  call({
    id: 'getVacationMode',
    at: 'GET /api/vacation-mode',
    least: 'everyone',
    summary: 'Whether the shop is closed, and what visitors read meanwhile',
    answer: [vacationSchema, 'Vacation mode'],
    fails: ['too_many'],
    run: async ({ shop }) => vacationJson(await shop.storefront.vacation.read()),
  }),
  call({
    id: 'updateVacationMode',
    at: 'PUT /api/vacation-mode/edit',
    least: 'partner',
    audit: ['vacation.changed', vacationAudit.changed],
    summary: 'Close or open the shop, now or on a day of the studio’s calendar',
    body: vacationEditSchema,
    answer: [vacationSchema, 'Vacation mode, as it stands from now on'],
    fails: ['changed'],
    leads: pagePaths.admin,
    async run({ shop, body }) {
      const vacation = await shop.storefront.vacation.save(body)
      return vacationJson(vacation)
    },
  }),
])

function vacationJson(vacation: Vacation) {
  const { on, header, message, start, end } = vacation
  const vacationModeOn = on ? (1 as const) : (0 as const)
  return {
    vacationModeOn,
    header,
    message,
    startsOn: start?.day ?? null,
    opensOn: end?.day ?? null,
    version: editVersion(vacation),
  }
}
