/** The message is one line for the person at the keyboard. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError'
}
