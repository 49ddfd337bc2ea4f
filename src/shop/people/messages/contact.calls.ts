import { z } from 'zod'
import { call, calls } from '#http/call.ts'
import { afterForm } from '#http/forms.ts'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import { isMessageFlood } from './message-flood.calls.ts'
import { contactSchema } from './messages.schema.ts'

export default calls('Contact', [
  call({
    id: 'sendContactMessage',
    at: 'POST /api/mail/contact',
    least: 'everyone',
    summary: 'Send a message to the studio',
    description: 'Kept first, mailed after. Possible on vacation, too.',
    body: contactSchema,
    answer: [z.object({ sent: z.literal(true) }), 'It is kept, and on its way'],
    fails: ['too_many'],
    async run({ shop, body, c }) {
      const {
        storefront: { messages },
        jobs,
      } = shop
      const isFlood = await isMessageFlood(c.get('limits'), c.get('client'))
      await messages.leave(body, isFlood)
      jobs.poke()
      // While the shop is closed, the page about an order is open.
      const order = new URLSearchParams(c.env.formPost?.from?.split('?')[1]).get('order')
      const about = order ? `&order=${encodeURIComponent(order)}` : ''
      afterForm(c, `${pagePaths.contact}?sent=1${about}`)
      return { sent: true as const }
    },
  }),
])
