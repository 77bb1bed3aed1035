import { getFileStem } from '@/lib/images/image-file-names'

const knownPlaceholders = ['filename', 'date', 'year', 'n']

export function getPlaceholderWarning(text: string): string {
  const unknownPlaceholders = (text.match(/\{\w{1,20}\}/g) ?? []).filter(
    (token) => !knownPlaceholders.includes(token.slice(1, -1)),
  )
  return unknownPlaceholders[0]
    ? `${unknownPlaceholders[0]} is stamped as typed: only {filename}, {date}, {year} and {n} are filled in.`
    : ''
}

/**
 * Fills in a mark's text for one image: `{filename}` without extension, `{date}` as 2026-11-22, `{year}`, and `{n}`,
 * its position in the list.
 */
export function formatWatermarkText(
  text: string,
  { name, position, now }: { name: string; position: number; now: Date },
): string {
  const [year = '', month = '', day = ''] = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  )
  const values: Readonly<Record<string, string>> = {
    filename: getFileStem(name),
    date: `${year}-${month}-${day}`,
    year,
    n: String(position),
  }
  return text.replace(/\{(filename|date|year|n)\}/g, (match, token: string) => values[token] ?? match).trim()
}
