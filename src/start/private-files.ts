import { chmodSync, lstatSync, readdirSync, type Stats } from 'node:fs'
import { join } from 'node:path'

const others = 0o077
const sticky = 0o1000

/** Closes all files for the machine's other accounts; the check-up reports what stays open. */
export function keepFilesPrivate(dataDir: string): void {
  process.umask(others)
  const folder = look(dataDir)
  // A folder such as /tmp belongs to everybody.
  if (!folder || (folder.mode & sticky) !== 0) return
  close(dataDir, folder)
  // Nobody gets past a closed folder, so its own entries are enough.
  for (const name of readdirSync(dataDir)) {
    const path = join(dataDir, name)
    const entry = look(path)
    if (entry?.isFile() || entry?.isDirectory()) close(path, entry)
  }
}

function look(path: string): Stats | null {
  try {
    return lstatSync(path)
  } catch {
    return null
  }
}

function close(path: string, { mode, uid }: Stats): void {
  if ((mode & others) === 0 || uid !== process.getuid?.()) return
  try {
    chmodSync(path, mode & 0o7777 & ~others)
  } catch {
    // A file system without modes, or a read-only one: the check-up reports it.
  }
}
