/** A value of plain data with every text in it changed. */
export function eachString(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((entry) => eachString(entry, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, eachString(entry, change)]))
}

/** Every text in it, line by line. */
export function stringsIn(value: unknown): string {
  const texts: string[] = []
  eachString(value, (text) => {
    texts.push(text)
    return text
  })
  return texts.join('\n')
}
