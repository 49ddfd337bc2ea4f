import { z } from 'zod'
import { badInput } from '#platform/errors.ts'
import { isDay } from '#platform/time/zone.ts'
import { field, inOrder } from '#shop/catalogue/collections/in-order.schema.ts'
import {
  type Form,
  optionalText,
  requiredText,
  wholeNumber,
} from '#shop/catalogue/products/form-checks.ts'
import { vacationCopy } from './copy.ts'
import { firstVacation, maxHeader, maxMessage, type VacationInput } from './vacation.ts'

/** `at`: epoch milliseconds, when '2026-07-01' begins in the studio. */
const datedSwitch = z.object({ day: z.string(), at: z.number() }).nullable()

/** `start` is set only while the shop is open, `end` only with a vacation. */
const vacation = z.object({
  on: z.boolean(),
  header: z.string(),
  message: z.string(),
  start: datedSwitch,
  end: datedSwitch,
})
export type Vacation = z.output<typeof vacation>

export const vacationSetting = { key: 'vacation', schema: vacation.default(firstVacation) }

const day = z.string().nullable()

/** Specification §3 and §7. */
export const vacationSchema = z
  .object({
    vacationModeOn: z.union([z.literal(1), z.literal(0)]),
    header: z.string(),
    message: z.string(),
    startsOn: day.meta({ description: 'The day on which the shop closes by itself.' }),
    opensOn: day.meta({ description: 'The day on which it opens again by itself.' }),
    version: z.string().meta({ description: 'For the owner: the one that an edit may name.' }),
  })
  .meta({ id: 'VacationMode' })

export const vacationEditSchema = inOrder(
  z
    .object({
      vacationModeOn: field('integer', '1: closed from now on. 0: open.'),
      header: field('string', `At most ${maxHeader} characters.`),
      message: field('string', `At most ${maxMessage} characters.`),
      startsOn: field(
        ['string', 'null'],
        'With 0: the day on which the shop closes, such as 2026-07-01.',
      ),
      opensOn: field(['string', 'null'], 'The day on which the shop opens again.'),
      version: field('string', 'As read; refused as `changed` when it is another by now.'),
    })
    .meta({ id: 'VacationModeEdit' }),
  (form): VacationInput => {
    const on = flag(form)
    const header = requiredText(form, 'header', vacationCopy.pleaseEnterHeader, maxHeader)
    const message = requiredText(form, 'message', vacationCopy.pleaseEnterMessage, maxMessage)
    const startsOn = calendarDay(form, 'startsOn')
    const opensOn = calendarDay(form, 'opensOn')
    if (on && startsOn !== null) {
      throw badInput('startsOn', vacationCopy.alreadyOn)
    }
    if (!on && startsOn === null && opensOn !== null) {
      throw badInput('opensOn', vacationCopy.alreadyOpen)
    }
    if (startsOn !== null && opensOn !== null && opensOn <= startsOn) {
      throw badInput('opensOn', vacationCopy.backBeforeClosing)
    }
    const version = optionalText(form, 'version', 64) ?? undefined
    return { on, header, message, startsOn, opensOn, version }
  },
)

function flag({ vacationModeOn }: Form): boolean {
  const value = wholeNumber(vacationModeOn)
  if (value !== 1 && value !== 0) {
    throw badInput('vacationModeOn', vacationCopy.onOrOff)
  }
  return value === 1
}

function calendarDay(form: Form, name: string): string | null {
  const text = optionalText(form, name, 10)
  if (text !== null && !isDay(text)) {
    throw badInput(name, vacationCopy.pleaseEnterDay)
  }
  return text
}
