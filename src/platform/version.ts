/** The same as in package.json. */
export const version = '1.0.0'

/** The same as in CHANGELOG.md. */
export const releasedOn = '2026-11-22'
