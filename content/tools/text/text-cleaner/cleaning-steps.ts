/** Cleaning steps in their order of execution, with labels for the visitor. */
export const cleaningSteps = {
  html: 'HTML to plain text',
  markdown: 'Markdown marks (**, #, links)',
  tracking: 'Tracking in links (utm_…, fbclid)',
  invisible: 'Invisible and text-direction characters',
  spaces: 'Nonbreaking and other odd spaces',
  ligatures: 'Ligatures (ﬁ, ﬂ)',
  wraps: 'Line breaks within paragraphs',
  dashes: 'Long dashes to hyphens',
  emoji: 'Emoji',
  accents: 'Accents (é to e)',
  double: 'Double spaces and trailing spaces',
} as const

export type CleaningStep = keyof typeof cleaningSteps

export type Preset = { steps: readonly CleaningStep[]; quotes?: 'straight' }

const everydaySteps = ['tracking', 'invisible', 'spaces', 'double'] as const

export const presets = {
  everyday: { steps: everydaySteps },
  pdf: { steps: [...everydaySteps, 'ligatures', 'wraps'] },
  chatgpt: { steps: [...everydaySteps, 'markdown', 'dashes'], quotes: 'straight' },
  word: { steps: [...everydaySteps, 'html', 'ligatures'], quotes: 'straight' },
  caption: { steps: [...everydaySteps, 'markdown', 'html'] },
  none: { steps: [] },
} as const satisfies Record<string, Preset>
