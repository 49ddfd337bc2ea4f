/* The looks take seconds, so the screen asks for them itself; there is nothing to read before. */
export async function loadCheckUp() {
  return {}
}
