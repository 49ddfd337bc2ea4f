import { expect, it } from 'vitest'
import { fakeAddress } from '#testing/fakes/fake-payment.ts'
import { problemsIn } from '#web/form/problem.ts'
import { addressChangeSchema } from './address.schema.ts'
import { type Address, addressProblem, findStateCode } from './address.ts'

it.each<[Partial<Address>, string | null]>([
  [{}, null],
  [{ state: 'oregon' }, null],
  [{ state: 'US-OR' }, null],
  [{ state: '' }, 'the address lacks the state.'],
  [{ state: 'ON' }, '“ON” isn’t a state of the United States.'],
  [{ postal_code: ' ' }, 'the address lacks the postal code.'],
  [{ line1: '', city: '' }, 'the address lacks a street and a city.'],
  [{ country: 'Germany' }, '“Germany” is no country’s code.'],
  [{ country: 'DE', state: '', postal_code: '10115' }, null],
  [{ country: 'IE', state: 'Co. Kerry', postal_code: '' }, null],
  [{ country: 'CA', state: 'Québec', postal_code: 'G1R 4P5' }, null],
  [{ country: 'AU', state: 'WA', postal_code: '6000' }, null],
])('with %o the printer’s problem is: %s', (changes, problem) => {
  expect(addressProblem({ ...fakeAddress, ...changes })).toBe(problem)
})

it('names every part that is missing', () => {
  const empty = { ...fakeAddress, name: ' ', line1: '', city: '', state: 'Narnia', postal_code: '' }
  expect(problemsIn(addressChangeSchema, empty)).toEqual([
    { field: 'name', message: 'The address lacks a name.' },
    { field: 'line1', message: 'The address lacks a street.' },
    { field: 'city', message: 'The address lacks a city.' },
    { field: 'state', message: '“Narnia” isn’t a state of the United States.' },
    { field: 'postal_code', message: 'The address lacks the postal code.' },
  ])
})

it.each([null, 'Portland', { ...fakeAddress, state: 7 }])('is refused when it is %j', (sent) => {
  expect(addressChangeSchema.safeParse(sent).success).toBe(false)
})

it('is refused when the shop doesn’t send there', () => {
  expect(addressProblem({ ...fakeAddress, country: 'DE' }, ['US'])).toBe('nothing is sent to DE.')
})

it('is written with a state code only in countries that need one', () => {
  expect(findStateCode({ country: 'us', state: 'Washington' })).toBe('WA')
  expect(findStateCode({ country: 'CA', state: 'quebec' })).toBe('QC')
  expect(findStateCode({ country: 'DE', state: 'BE' })).toBeNull()
})
