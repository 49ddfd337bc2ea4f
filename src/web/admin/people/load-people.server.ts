/* Whose data it is about is asked on the screen: addresses never stand in an address. */
export async function loadPeople() {
  return {}
}
