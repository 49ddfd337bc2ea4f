const address = /<?[^\s<>"'“”()[\]:;,/=?&@]+@[a-z0-9][a-z0-9.-]*\.[a-z]{2,}>?/gi
/** After its scheme and host, a web address may hold names and searches of people. */
const onTheWeb = /\b([a-z]+:\/\/)(?:[^\s/@"'<>]*@)?([^\s/?#"'<>@)]+)[/?#][^\s"'<>)]*/gi

/**
 * Foreign words (a server's, a driver's) as they may stand in a log or outlive a person:
 * without e-mail addresses, passwords in addresses, paths and query strings on the web.
 */
export function redact(words: string): string {
  return words
    .replace(onTheWeb, (whole, scheme: string, host: string) =>
      scheme.toLowerCase() === 'file://' ? whole : `${scheme}${host}/…`,
    )
    .replace(address, '<an address>')
}
