import { z } from 'zod'

/** 'good': nothing to do; 'look': works, but deserves a look; 'bad': something does not work. */
const checked = z.object({
  key: z.string(),
  title: z.string(),
  verdict: z.enum(['good', 'look', 'bad']),
  says: z.string(),
  mend: z.string().optional(),
})

export const checkUpSchema = z.object({ checks: z.array(checked) }).meta({ id: 'CheckUp' })

export type Checked = z.output<typeof checked>
export type Finding = Omit<Checked, 'key' | 'title'>
export type Verdict = Checked['verdict']
