import { z } from 'zod'
import { dispatchCopy } from './copy.ts'

export function wholeDays({ least, most }: { least: number; most: number }) {
  return z
    .preprocess(
      (value) =>
        typeof value === 'string' && /^\s*\d{1,4}\s*$/.test(value) ? Number(value) : value,
      z
        .number(dispatchCopy.daysAsNumber)
        .int(dispatchCopy.wholeDays)
        .min(least, dispatchCopy.tooFewDays(least))
        .max(most, dispatchCopy.tooManyDays(most)),
    )
    .meta({ type: 'integer', minimum: least, maximum: most })
}

export function daysRange(limits: { least: number; most: number }) {
  return z
    .object(
      { from: wholeDays({ ...limits, least: 0 }), to: wholeDays(limits) },
      dispatchCopy.daysMissing,
    )
    .refine(({ from, to }) => from <= to, {
      path: ['to'],
      message: dispatchCopy.daysTurned,
    })
}
