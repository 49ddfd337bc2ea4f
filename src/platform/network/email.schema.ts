import { z } from 'zod'
import { platformCopy } from '#platform/copy.ts'

const never = String.raw`\s@<>(),;:"[\]\\\p{Cc}`
/** Stricter than the standard, because mail libraries find several addresses in what it allows. */
const pattern = new RegExp(`^[^${never}]+@(?:[^${never}.]+\\.)+[^${never}.]{2,}$`, 'u')

/** RFC 5321. */
const longest = 254

/** True: mails reach it, and forms take it. */
export const isAddress = (value: string) => value.length <= longest && pattern.test(value)

/** Without a limit of length. */
export const addressSchema = (bad: string) => z.email({ pattern, error: bad })

/** `missing` answers when nothing was typed. */
export const emailSchema = (missing: string) =>
  z
    .string(missing)
    .trim()
    .toLowerCase()
    .min(1, missing)
    .max(longest, platformCopy.badEmail)
    .pipe(addressSchema(platformCopy.badEmail))
