/** Cleaning steps in their order of execution, with labels for the visitor. */
export const cleaningSteps = [
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
  { value: 'double', label: 'Double spaces and trailing spaces' },
] as const

export type CleaningStep = (typeof cleaningSteps)[number]['value']

type Preset = { steps: readonly CleaningStep[]; quotes?: 'straight' }

const everydaySteps = ['tracking', 'invisible', 'spaces', 'double'] as const

const presets = {
  everyday: { steps: everydaySteps },
  pdf: { steps: [...everydaySteps, 'ligatures', 'wraps'] },
  chatgpt: { steps: [...everydaySteps, 'markdown', 'dashes'], quotes: 'straight' },
  word: { steps: [...everydaySteps, 'html', 'ligatures'], quotes: 'straight' },
  caption: { steps: [...everydaySteps, 'markdown', 'html'] },
  none: { steps: [] },
} as const satisfies Record<string, Preset>

type PresetName = keyof typeof presets

export function getCleaningPlan(
  preset: PresetName,
  additionalSteps: readonly CleaningStep[],
): { steps: ReadonlySet<CleaningStep>; quotes?: 'straight' } {
  const { steps, ...rest }: Preset = presets[preset]
  return { steps: new Set([...steps, ...additionalSteps]), ...rest }
}
