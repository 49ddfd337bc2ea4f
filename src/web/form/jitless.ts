import '#platform/check-words.ts'
import { config } from 'zod'

/*
 * zod would compile its checks with `new Function`, which the pages' policy forbids. This stands
 * before every import of a schema, because schemas look at it when they are made.
 */
if (typeof document !== 'undefined') config({ jitless: true })
