/**
 * Returns whether data stored under a key outlives the page. If nothing is stored under the key, tests the storage by
 * writing a value the size of one result.
 */
export function canPersist(key: string): boolean {
  try {
    if (localStorage.getItem(key) !== null) return true
    localStorage.setItem(`${key}-try`, ' '.repeat(1_000))
    localStorage.removeItem(`${key}-try`)
    return true
  } catch {
    return false
  }
}
