import { z } from 'zod'
import type { ApiContext } from '#http/api.ts'
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

const service = (c: ApiContext) => c.get('shop').settings.theme

async function withLogo(c: ApiContext, filled: ReturnType<ThemeService['filled']>) {
  const theme = await filled
  return { ...theme, logo: (await service(c).read()).logo }
}

export default calls('The owner: studio', [
  call({
    id: 'getTheme',
    at: 'GET /api/theme',
    least: 'partner',
    summary: 'The shop’s theme',
    answer: [answer, 'The theme'],
    run: ({ c }) => withLogo(c, service(c).filled()),
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
    run: ({ body: { version, ...theme }, c }) => withLogo(c, service(c).save(theme, version)),
  }),
  call({
    id: 'restoreTheme',
    at: 'POST /api/theme/restore',
    least: 'partner',
    audit: ['look.changed', themeAdminAudit.changed],
    summary: 'Restore the theme before this one',
    answer: [answer, 'The theme as it is now'],
    fails: ['not_found'],
    run: ({ c }) => withLogo(c, service(c).restore()),
  }),
])
