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
    pair: keySchema(typefacePairs, 'Please choose one of the pairs of typefaces.'),
    /** For the studio's name, where there is no logo. */
    lettering: z.enum(['display', 'text'], 'Please choose how the name is lettered.'),
    drawings: keySchema(drawingSets, 'Please choose a set of drawings, or none.'),
    finish: keySchema(finishes, 'Please choose how edges are cut.'),
    composition: keySchema(compositions, themeCopy.whichComposition).default('wall'),
    galleryComposition: keySchema(compositions, themeCopy.whichComposition)
      .nullable()
      .default(null)
      .meta({ description: 'Of galleries; null: as the other pages.' }),
    logo: z.string('Which picture is the logo?').max(500).nullable(),
  })
  .superRefine(({ inks, paper }, context) => {
    const sheet = toHex(toPaper(paper))
    for (const which of ['first', 'second'] as const) {
      if (distance(inks[which], sheet) >= least) continue
      context.addIssue({
        code: 'custom',
        path: ['inks', which],
        message: `Your ${which} ink can hardly be seen on this paper. Please choose a darker ink, or another paper.`,
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
