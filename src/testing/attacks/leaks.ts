const leaks: Record<string, RegExp> = {
  'a stack': /^\s+at .+[:(]\S+:\d+:\d+\)?$|\bnode:internal\//m,
  'a path': /node_modules\/|\/build\/server\/|\bsrc\/[\w/-]+\.ts\b|\/tmp\/atelier-/,
  'a statement': /\bselect\s+"|\binsert into\s+"|\bupdate\s+"\w+"\s+set\b|\bdelete from\s+"/i,
  'a database’s words':
    /SQLITE_\w+|constraint failed|violates \w+[- ]?\w* constraint|syntax error at or near|invalid byte sequence|out of range for type/i,
  'a driver’s words': /ECONNREFUSED|EPIPE|ENOENT|\bkysely\b|TypeError|ReferenceError/,
  'a secret': /\bscrypt\$|password_hash|passwordHash/,
}

export function leakIn(body: string): string | null {
  return Object.entries(leaks).find(([, pattern]) => pattern.test(body))?.[0] ?? null
}
