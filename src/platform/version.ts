/** The version of this shop, as https://semver.org counts, and as in package.json. */
export const version = '1.0.0'

/** The day on which it was released, as in CHANGELOG.md. */
export const releasedOn = '2026-11-22'
