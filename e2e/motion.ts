/** For `test.use` in files about what moves: as a visitor sees the shop who asked for nothing. */
export const inMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const
