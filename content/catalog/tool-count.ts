/**
 * The number of tools that a place shows. The stated figure stands once the registry holds that many, with "+" when it
 * holds more; until then the true number is shown.
 */
export function formatToolCount(actualCount: number, advertisedCount: number): string {
  if (actualCount < advertisedCount) return String(actualCount)
  return actualCount === advertisedCount ? String(advertisedCount) : `${advertisedCount}+`
}

/** The same in a card: "1 tool", "25+ tools". */
export function formatToolsLabel(actualCount: number, advertisedCount: number): string {
  const count = formatToolCount(actualCount, advertisedCount)
  return count === '1' ? '1 tool' : `${count} tools`
}

/** The same on a badge: "1 Free Tool", "25+ Free Tools". */
export function formatFreeToolsLabel(actualCount: number, advertisedCount: number): string {
  const count = formatToolCount(actualCount, advertisedCount)
  return count === '1' ? '1 Free Tool' : `${count} Free Tools`
}
