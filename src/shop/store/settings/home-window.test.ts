import { describe, expect, it } from 'vitest'
import { homeWindowChanges, noWindow, shownWindow, withoutPicture } from './home-window.ts'
import type { HomeWindow } from './settings.schema.ts'

const at = (moment: string, country: string | null = 'US', timeZone = 'America/New_York') => ({
  now: Date.parse(moment),
  timeZone,
  country,
})
const follow = (follows: HomeWindow['follows'], day = '') => ({
  follows,
  market: day ? { title: 'Harbour market', day } : null,
})
const drop = { id: 7, title: 'Night herons', opensAt: Date.parse('2026-12-10T18:00:00Z') }

describe('the window of the home page', () => {
  it('is missing if a picture is chosen', () => {
    expect(shownWindow(follow('picture'), at('2026-06-01T12:00Z'), [drop])).toBeNull()
  })

  it('shows the season in a shop without a picture, unless another view is chosen', () => {
    expect(withoutPicture(noWindow)).toEqual(follow('season'))
    expect(withoutPicture(follow('hour'))).toEqual(follow('hour'))
  })

  it.each([
    ['2026-01-15', 'US', 'winter'],
    ['2026-03-01', 'US', 'spring'],
    ['2026-08-31', 'GB', 'summer'],
    ['2026-11-30', null, 'autumn'],
    ['2026-12-01', 'US', 'winter'],
    ['2026-12-01', 'NZ', 'summer'],
    ['2026-04-10', 'AU', 'autumn'],
  ])('follows the season of %s in %s', (day, country, scene) => {
    expect(shownWindow(follow('season'), at(`${day}T17:00Z`, country), [])).toEqual({
      scene,
      coming: null,
    })
  })

  it.each([
    ['04:59', 'night'],
    ['05:00', 'dawn'],
    ['08:00', 'day'],
    ['16:59', 'day'],
    ['17:00', 'dusk'],
    ['21:00', 'night'],
    ['00:00', 'night'],
  ])('follows the hour in the studio: %s', (time, scene) => {
    const place = at(`2026-11-22T${time}:00+09:00`, 'JP', 'Asia/Tokyo')
    expect(shownWindow(follow('hour'), place, [])?.scene).toBe(scene)
  })

  it('knows when the hour’s view changes, also on the day of a clock change', () => {
    const place = at('2026-03-08T06:30:00Z')
    const { last, next } = homeWindowChanges(follow('hour'), place.timeZone, place.now)
    expect([new Date(last).toISOString(), new Date(next).toISOString()]).toEqual([
      '2026-03-08T02:00:00.000Z',
      '2026-03-08T09:00:00.000Z',
    ])
    const scenes = [next - 1, next].map((now) => shownWindow(follow('hour'), { ...place, now }, []))
    expect(scenes.map((view) => view?.scene)).toEqual(['night', 'dawn'])
  })

  it('changes season and market at midnight', () => {
    const { next } = homeWindowChanges(
      follow('season'),
      'America/New_York',
      Date.parse('2026-12-01T04:00Z'),
    )
    expect(new Date(next).toISOString()).toBe('2026-12-01T05:00:00.000Z')
  })

  it('shows a drop or a market, whichever comes first, until the end of the market’s day', () => {
    const coming = (day: string, moment: string, drops = [drop]) =>
      shownWindow(follow('coming', day), at(moment), drops)?.coming
    const market = { kind: 'market', title: 'Harbour market', day: '2026-12-05' }
    expect(coming('2026-12-05', '2026-12-01T12:00Z')).toEqual(market)
    expect(coming('2026-12-05', '2026-12-06T04:59Z')).toEqual(market)
    const theDrop = { kind: 'drop', id: 7, title: 'Night herons' }
    expect(coming('2026-12-05', '2026-12-06T05:00Z')).toEqual(theDrop)
    expect(coming('2026-12-12', '2026-12-01T12:00Z')).toEqual(theDrop)
    expect(coming('', '2026-12-01T12:00Z', [])).toBeNull()
  })
})
