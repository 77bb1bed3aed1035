/**
 * The number of tools that a place shows. The stated figure stands once the registry holds that many, with "+" when it
 * holds more; until then the true number is shown.
 */
export function shownCount(held: number, stated: number): string {
  if (held < stated) return String(held)
  return held === stated ? String(stated) : `${stated}+`
}

/** The same in a card: "1 tool", "25+ tools". */
export function toolsInWords(held: number, stated: number): string {
  const count = shownCount(held, stated)
  return count === '1' ? '1 tool' : `${count} tools`
}

/** The same on a badge: "1 Free Tool", "25+ Free Tools". */
export function freeToolsInWords(held: number, stated: number): string {
  const count = shownCount(held, stated)
  return count === '1' ? '1 Free Tool' : `${count} Free Tools`
}
