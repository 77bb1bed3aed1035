/** What can be cleaned, in the order in which it is done; a visitor's words for each. */
export const cleanings = [
  { value: 'html', label: 'HTML to plain text' },
  { value: 'markdown', label: 'Markdown marks (**, #, links)' },
  { value: 'tracking', label: 'Tracking in links (utm_…, fbclid)' },
  { value: 'invisible', label: 'Invisible and direction characters' },
  { value: 'spaces', label: 'No-break and other odd spaces' },
  { value: 'ligatures', label: 'Ligatures (ﬁ, ﬂ)' },
  { value: 'wraps', label: 'Line breaks within paragraphs' },
  { value: 'dashes', label: 'Long dashes to hyphens' },
  { value: 'emoji', label: 'Emoji' },
  { value: 'accents', label: 'Accents (é to e)' },
  { value: 'double', label: 'Double spaces, spaces at line ends' },
] as const

export type Cleaning = (typeof cleanings)[number]['value']

type Preset = { cleanings: readonly Cleaning[]; quotes?: 'straight' }

const everydayCleanings = ['tracking', 'invisible', 'spaces', 'double'] as const

export const presets = {
  everyday: { cleanings: everydayCleanings },
  pdf: { cleanings: [...everydayCleanings, 'ligatures', 'wraps'] },
  chatgpt: { cleanings: [...everydayCleanings, 'markdown', 'dashes'], quotes: 'straight' },
  word: { cleanings: [...everydayCleanings, 'html', 'ligatures'], quotes: 'straight' },
  caption: { cleanings: [...everydayCleanings, 'markdown', 'html'] },
  none: { cleanings: [] },
} as const satisfies Record<string, Preset>

export type PresetName = keyof typeof presets

/** What a preset and the visitor's own ticks do together. */
export function getSelection(
  preset: PresetName,
  also: readonly Cleaning[],
): { cleanings: ReadonlySet<Cleaning>; quotes?: 'straight' } {
  const { cleanings, ...rest }: Preset = presets[preset]
  return { cleanings: new Set([...cleanings, ...also]), ...rest }
}
