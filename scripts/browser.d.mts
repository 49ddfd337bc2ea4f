/** Path of a Chromium; undefined: the one that Playwright installed for itself. */
export function browserPath(): string | undefined
/** The whole browser rather than its bare engine. */
export function wholeBrowserPath(): string | undefined
