import { expect, it } from 'vitest'
import { asAway, behind } from './away.ts'

const withCode = (code: string) => Object.assign(new Error('driver'), { code })

it.each(['ECONNREFUSED', 'ECONNRESET', '57P01', '57P03', '53100', '53300', '08006'])(
  '%s means that the database is away: retry later',
  (code) => {
    const error = withCode(code)
    const away = asAway(error)
    expect(away).toMatchObject({ code: 'busy', details: { retryAfter: 30 } })
    expect(behind(away)).toBe(error)
  },
)

it.each(['23505', '40001', '55P03', '57014', '42601'])(
  '%s doesn’t mean that the database is away',
  (code) => {
    const error = withCode(code)
    expect(asAway(error)).toBe(error)
  },
)
