/** The look-behind starts it at a word's beginning alone: a long word takes no squared time. */
const address =
  /<?(?<![^\s<>"'“”()[\]:;,/=?&@])[^\s<>"'“”()[\]:;,/=?&@]+@[a-z0-9][a-z0-9.-]*\.[a-z]{2,}>?/gi
/** After its scheme and host, a web address may hold names and searches of people. */
const onTheWeb = /\b([a-z]+:\/\/)(?:[^\s/@"'<>]*@)?([^\s/?#"'<>@)]+)[/?#][^\s"'<>)]*/gi

/** For foreign words (a server's, a driver's) in a log, or in rows that outlive a person. */
export function redact(words: string): string {
  return words
    .replace(onTheWeb, (whole, scheme: string, host: string) =>
      scheme.toLowerCase() === 'file://' ? whole : `${scheme}${host}/…`,
    )
    .replace(address, '<an address>')
}
