import '#platform/check-words.ts'
import { config } from 'zod'

/*
 * zod would compile its checks with `new Function`, which the pages' policy forbids. Imported
 * before every schema, because zod reads this setting when it makes a schema.
 */
if (typeof document !== 'undefined') config({ jitless: true })
