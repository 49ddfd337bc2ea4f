/** The path of a Chromium; undefined means the one that Playwright installed for itself. */
export function browserPath(): string | undefined
