export function collectTexts(item: unknown): string[] {
  if (typeof item === 'string') return /\s|[^\0-\x7f]/.test(item) ? [item] : []
  return typeof item === 'object' && item !== null ? Object.values(item).flatMap(collectTexts) : []
}
