import { z } from 'zod'

const leftSchema = z.object({
  name: z.string().meta({ description: 'The name of the file that was uploaded.' }),
  why: z.enum(['missing', 'refused']).meta({
    description: '`missing`: no store has it whole. `refused`: the store at work didn’t want it.',
  }),
})
export type LeftPicture = z.output<typeof leftSchema>

export const pictureMoveSchema = z
  .object({
    state: z.enum(['none', 'moving', 'stopped', 'apart', 'done']).meta({
      description: '`apart`: pictures lie elsewhere, and nothing moves them.',
    }),
    moved: z.int().meta({ description: 'Pictures that lie in the store at work.' }),
    all: z.int(),
    to: z.string().meta({ description: 'Where the store at work is, in words.' }),
    from: z.array(z.object({ place: z.string(), pictures: z.int(), open: z.boolean() })).meta({
      description: 'Where the others lie, and whether the shop can still read there.',
    }),
    trouble: z
      .union([z.object({ says: z.string(), nextTry: z.int() }), z.null()])
      .meta({ description: 'Why it doesn’t get on, and when it is tried again.' }),
    left: z.array(leftSchema).meta({ description: 'Some of those that stay where they were.' }),
  })
  .meta({ id: 'PictureMove' })
/** Times in epoch milliseconds. */
export type MoveStatus = z.output<typeof pictureMoveSchema>

/** `id` '' before the first move. */
export const pictureMoveSetting = {
  key: 'pictures.move',
  schema: z
    .object({
      id: z.string(),
      state: z.enum(['moving', 'stopped', 'ended']),
      left: z.array(leftSchema),
    })
    .default({ id: '', state: 'ended', left: [] }),
} as const
