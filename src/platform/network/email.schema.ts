import { z } from 'zod'

/** 254 characters: RFC 5321. `words` answer whatever is wrong. */
export const emailSchema = (words: string) =>
  z.string(words).trim().toLowerCase().max(254, words).pipe(z.email(words))
