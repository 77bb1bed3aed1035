/** Maps every string in a plain data value. */
export function mapStrings(value: unknown, transformText: (text: string) => string): unknown {
  if (typeof value === 'string') return transformText(value)
  if (Array.isArray(value)) return value.map((entry) => mapStrings(entry, transformText))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, mapStrings(entry, transformText)]))
}

export function joinStrings(value: unknown): string {
  const texts: string[] = []
  mapStrings(value, (text) => {
    texts.push(text)
    return text
  })
  return texts.join('\n')
}
