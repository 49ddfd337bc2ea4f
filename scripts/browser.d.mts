/** Path of a Chromium; undefined: the one that Playwright installed for itself. */
export function browserPath(): string | undefined
