/** Must come before anything that only a newer Node understands. */
export function requireNode24() {
  const major = Number(process.versions.node.split('.')[0])
  if (major >= 24) return
  process.stderr.write(
    `Atelier needs Node 24 or newer; this is ${process.version}. Use "npm start": it brings its own.\n`,
  )
  process.exit(1)
}
