import { z } from 'zod'
import { distance, toHex } from './colour.ts'
import { compositions } from './compositions/composition.ts'
import { themeCopy } from './copy.ts'
import { toPaper } from './palette.ts'
import { drawingSets, finishes, typefacePairs } from './theme.ts'

const colour = (words: string) =>
  z
    .string(words)
    .trim()
    .toLowerCase()
    // The check of all colours together, below, needs valid colours.
    .regex(/^#[0-9a-f]{6}$/, { error: words, abort: true })

const keySchema = <T extends object>(of: T, words: string) =>
  z.enum(Object.keys(of) as [keyof T & string, ...(keyof T & string)[]], words)

/** At a smaller `distance` an ink is hardly visible on its paper. */
const least = 0.12

export const themeSchema = z
  .object({
    inks: z.object(
      { first: colour(themeCopy.asColour), second: colour(themeCopy.asColour) },
      themeCopy.asColour,
    ),
    paper: colour(themeCopy.asColour),
    pair: keySchema(typefacePairs, themeCopy.pairMissing),
    /** For the studio's name, where there is no logo. */
    lettering: z.enum(['display', 'text'], themeCopy.letteringMissing),
    drawings: keySchema(drawingSets, themeCopy.drawingsMissing),
    finish: keySchema(finishes, themeCopy.finishMissing),
    composition: keySchema(compositions, themeCopy.whichComposition).default('wall'),
    galleryComposition: keySchema(compositions, themeCopy.whichComposition)
      .nullable()
      .default(null)
      .meta({ description: 'Of galleries; null: as the other pages.' }),
    logo: z.string(themeCopy.whichLogo).max(500).nullable(),
  })
  .superRefine(({ inks, paper }, context) => {
    const sheet = toHex(toPaper(paper))
    for (const which of ['first', 'second'] as const) {
      if (distance(inks[which], sheet) >= least) continue
      context.addIssue({
        code: 'custom',
        path: ['inks', which],
        message: themeCopy.inkUnseen(which),
      })
    }
  })
  .meta({ id: 'Theme' })

/** Null: no theme was ever saved. */
export const themeSetting = {
  key: 'studio.look',
  schema: z.object({ look: themeSchema, before: themeSchema.nullable() }).nullable().default(null),
}

/** `version`: of the loaded theme. */
export const themeFormSchema = themeSchema.safeExtend({ version: z.string().max(64).optional() })
