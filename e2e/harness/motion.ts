/** For `test.use` in tests of movements: the other tests reduce motion. */
export const inMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const
