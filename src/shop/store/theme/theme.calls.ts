import { z } from 'zod'
import { call, calls } from '#http/call.ts'
import { pictureSchema } from '#shop/media/pictures/picture.schema.ts'
import { themeAdminAudit } from './admin/copy.ts'
import { themeFormSchema, themeSchema } from './theme.schema.ts'
import type { ThemeService } from './theme.server.ts'

const answer = z
  .object({
    theme: themeSchema,
    logo: z.union([pictureSchema, z.null()]).meta({ description: 'The logo as a picture.' }),
    version: z.string().meta({ description: 'Send it back with a save.' }),
    hasBefore: z.boolean().meta({ description: 'Whether an earlier theme can be restored.' }),
  })
  .meta({ id: 'ThemeForm' })

async function withLogo(theme: ThemeService, filled: ReturnType<ThemeService['filled']>) {
  const answer = await filled
  return { ...answer, logo: (await theme.read()).logo }
}

export default calls('The owner: studio', [
  call({
    id: 'getTheme',
    at: 'GET /api/theme',
    least: 'partner',
    summary: 'The shop’s theme',
    answer: [answer, 'The theme'],
    run: ({ shop: { settings } }) => withLogo(settings.theme, settings.theme.filled()),
  }),
  call({
    id: 'updateTheme',
    at: 'PUT /api/theme',
    least: 'partner',
    audit: ['look.changed', themeAdminAudit.changed],
    summary: 'Change the theme',
    body: themeFormSchema,
    answer: [answer, 'The theme as it is now'],
    fails: ['changed', 'too_large'],
    run: ({ body: { version, ...theme }, shop: { settings } }) =>
      withLogo(settings.theme, settings.theme.save(theme, version)),
  }),
  call({
    id: 'restoreTheme',
    at: 'POST /api/theme/restore',
    least: 'partner',
    audit: ['look.changed', themeAdminAudit.changed],
    summary: 'Restore the theme before this one',
    answer: [answer, 'The theme as it is now'],
    fails: ['not_found'],
    run: ({ shop: { settings } }) => withLogo(settings.theme, settings.theme.restore()),
  }),
])
