/** A maker page's initial texts, one per place, colors as `#rrggbb`, and the size of the drawing. */
export type MakerPrefill = { texts: readonly string[]; colors: readonly string[]; size?: string | undefined }

const MAX_TEXTS = 40
const MAX_TEXT_LENGTH = 1000
const MAX_COLORS = 8

/** Builds a maker's URL with these texts. All data is after `#`, so it reaches no server and no log. */
export function buildMakerPrefillUrl(path: string, { texts, colors, size }: MakerPrefill): string {
  const query = new URLSearchParams()
  for (const text of texts) query.append('text', text)
  for (const color of colors) query.append('colour', color)
  if (size) query.set('size', size)
  return `${path}#${query}`
}

/** Parses a maker URL's hash as untrusted input: truncates excess, drops invalid colors. Returns null without texts. */
export function parseMakerPrefill(hash: string): MakerPrefill | null {
  const params = new URLSearchParams(hash.replace(/^#/, ''))
  const texts = params
    .getAll('text')
    .slice(0, MAX_TEXTS)
    .map((text) => [...text.slice(0, 4 * MAX_TEXT_LENGTH)].slice(0, MAX_TEXT_LENGTH).join('').trim())
    .filter((text) => text !== '')
  if (texts.length === 0) return null
  const colors = params
    .getAll('colour')
    .filter((color) => /^#[0-9a-f]{6}$/.test(color))
    .slice(0, MAX_COLORS)
  return { texts, colors, size: params.get('size') ?? undefined }
}
