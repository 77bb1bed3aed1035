/**
 * The number of tools that a place shows. The stated figure stands once the registry holds that many, with "+" when it
 * holds more; until then the true number is shown.
 */
export function formatToolCount(actual: number, advertised: number): string {
  if (actual < advertised) return String(actual)
  return actual === advertised ? String(advertised) : `${advertised}+`
}

/** The same in a card: "1 tool", "25+ tools". */
export function formatToolsLabel(actual: number, advertised: number): string {
  const count = formatToolCount(actual, advertised)
  return count === '1' ? '1 tool' : `${count} tools`
}

/** The same on a badge: "1 Free Tool", "25+ Free Tools". */
export function formatFreeToolsLabel(actual: number, advertised: number): string {
  const count = formatToolCount(actual, advertised)
  return count === '1' ? '1 Free Tool' : `${count} Free Tools`
}
