/**
 * Formats a tool count: the advertised number once the registry reaches it, with "+" if there are more; the actual
 * number until then.
 */
export function formatToolCount(actualCount: number, advertisedCount: number): string {
  if (actualCount < advertisedCount) return String(actualCount)
  return actualCount === advertisedCount ? String(advertisedCount) : `${advertisedCount}+`
}

/** Formats the count for a card: "1 tool", "25+ tools". */
export function formatToolsLabel(actualCount: number, advertisedCount: number): string {
  const count = formatToolCount(actualCount, advertisedCount)
  return count === '1' ? '1 tool' : `${count} tools`
}

/** Formats the count for a badge: "1 Free Tool", "25+ Free Tools". */
export function formatFreeToolsLabel(actualCount: number, advertisedCount: number): string {
  const count = formatToolCount(actualCount, advertisedCount)
  return count === '1' ? '1 Free Tool' : `${count} Free Tools`
}
