import { expect, it } from 'vitest'
import { guessCountry } from './guess-country.ts'

it.each([
  [['de-DE', 'en'], 'Europe/Berlin', 'DE'],
  [['en-US', 'en'], 'Europe/Berlin', 'DE'],
  [['de-AT'], 'Europe/Vienna', 'AT'],
  [['en-US'], 'America/Chicago', 'US'],
  [['fr-CA', 'en-CA'], 'America/Toronto', 'CA'],
  [['ja'], 'Asia/Tokyo', 'JP'],
  [['pt-PT'], 'Etc/UTC', 'PT'],
  [[], 'Etc/UTC', 'US'],
])('guesses the country of a device with %s in %s', (languages, timeZone, country) => {
  expect(guessCountry(languages, timeZone)).toBe(country)
})
