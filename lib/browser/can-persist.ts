/**
 * Whether what is stored under a key outlives the page. Where nothing lies there yet, only an attempt tells, with as much as one
 * result.
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
