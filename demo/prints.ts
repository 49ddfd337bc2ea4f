import type { DemoPrint } from './picture.ts'
import * as tall from './prints-portrait.ts'
import * as square from './prints-square.ts'

/** Oldest first. */
export const prints: DemoPrint[] = [
  square.sardines,
  tall.tideTable,
  square.threeStones,
  tall.kiteWeather,
  square.lemons,
  square.quietOne,
  square.vessels,
  tall.kelp,
  square.firstSnow,
  tall.mushroomSupper,
  square.poppies,
  tall.catConsidering,
  tall.blueMeadow,
  square.nightCrossing,
  tall.slowHeron,
]

export const hotPrint: DemoPrint = tall.catConsidering
