/** The note that a logout leaves for `/login`, which reads it once; a deleted account leaves other words there. (CX-24) */
export function sayGoodbye() {
  try {
    sessionStorage.setItem('loggedOut', 'deleted')
  } catch {
    // Without storage there is no message.
  }
}
