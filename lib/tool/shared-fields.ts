import type { Field, RefineAction } from './form'

export const modelOnlyHint = 'Used when an AI writes: this site’s or yours.'

export const languageField = {
  kind: 'select',
  name: 'language',
  label: 'Language',
  default: 'auto',
  isAlwaysVisible: true,
  options: [
    { value: 'auto', label: 'Same as my text', shortLabel: 'Auto' },
    { value: 'en', label: 'English' },
    { value: 'es', label: 'Spanish' },
    { value: 'pt', label: 'Portuguese' },
    { value: 'fr', label: 'French' },
    { value: 'de', label: 'German' },
    { value: 'it', label: 'Italian' },
    { value: 'nl', label: 'Dutch' },
    { value: 'pl', label: 'Polish' },
    { value: 'tr', label: 'Turkish' },
    { value: 'ru', label: 'Russian' },
    { value: 'uk', label: 'Ukrainian' },
    { value: 'ar', label: 'Arabic' },
    { value: 'hi', label: 'Hindi' },
    { value: 'id', label: 'Indonesian' },
    { value: 'vi', label: 'Vietnamese' },
    { value: 'th', label: 'Thai' },
    { value: 'ja', label: 'Japanese' },
    { value: 'ko', label: 'Korean' },
    { value: 'zh', label: 'Chinese' },
  ],
} as const satisfies Field

/** Target languages for translation besides those of `languageField`. */
export const additionalLanguages = [
  { value: 'sv', label: 'Swedish' },
  { value: 'da', label: 'Danish' },
  { value: 'no', label: 'Norwegian' },
  { value: 'fi', label: 'Finnish' },
  { value: 'cs', label: 'Czech' },
  { value: 'ro', label: 'Romanian' },
  { value: 'hu', label: 'Hungarian' },
  { value: 'el', label: 'Greek' },
  { value: 'he', label: 'Hebrew' },
  { value: 'bn', label: 'Bengali' },
  { value: 'fa', label: 'Persian' },
] as const

/** Returns the English name of a selectable language by its ISO 639-1 code; undefined for "same as my text". */
export function getLanguageName(code: unknown): string | undefined {
  if (code === 'auto') return undefined
  return [...languageField.options, ...additionalLanguages].find(({ value }) => value === code)?.label
}

export const toneField = {
  kind: 'select',
  name: 'tone',
  label: 'Tone',
  default: 'casual',
  isAlwaysVisible: true,
  hint: modelOnlyHint,
  options: [
    { value: 'casual', label: 'Casual' },
    { value: 'funny', label: 'Funny' },
    { value: 'bold', label: 'Bold' },
    { value: 'educational', label: 'Educational' },
    { value: 'storytelling', label: 'Storytelling' },
    { value: 'professional', label: 'Professional' },
    { value: 'inspirational', label: 'Inspirational' },
  ],
} as const satisfies Field

export const emojiField = {
  kind: 'select',
  name: 'emoji',
  label: 'Emoji',
  default: 'light',
  options: [
    { value: 'light', label: 'One at most' },
    { value: 'none', label: 'None' },
    { value: 'expressive', label: 'Up to three' },
  ],
} as const satisfies Field

export const audienceField = {
  kind: 'text',
  group: 'details',
  name: 'audience',
  label: 'Who is it for?',
  default: '',
  maxLength: 80,
  placeholder: 'e.g. new parents, first-time runners',
} as const satisfies Field

export const avoidField = {
  kind: 'text',
  name: 'avoid',
  label: 'Words to avoid',
  default: '',
  maxLength: 80,
  placeholder: 'Separated by commas',
} as const satisfies Field

export const videoGoalField = {
  kind: 'select',
  name: 'goal',
  label: 'Goal',
  default: 'watch-through',
  hint: modelOnlyHint,
  options: [
    { value: 'watch-through', label: 'Watch time' },
    { value: 'comments', label: 'Comments' },
    { value: 'saves', label: 'Saves' },
    { value: 'shares', label: 'Shares' },
    { value: 'follows', label: 'Follows' },
    { value: 'sales', label: 'Sales' },
  ],
} as const satisfies Field

export const nicheField = {
  kind: 'select',
  name: 'niche',
  label: 'Niche',
  default: 'any',
  hint: modelOnlyHint,
  options: [
    { value: 'any', label: 'From my text' },
    { value: 'tech', label: 'Tech' },
    { value: 'finance', label: 'Finance' },
    { value: 'fashion', label: 'Fashion' },
    { value: 'beauty', label: 'Beauty' },
    { value: 'lifestyle', label: 'Lifestyle' },
    { value: 'fitness', label: 'Fitness' },
    { value: 'food', label: 'Food' },
    { value: 'gaming', label: 'Gaming' },
    { value: 'entertainment', label: 'Entertainment' },
    { value: 'business', label: 'Business' },
    { value: 'education', label: 'Education' },
    { value: 'travel', label: 'Travel' },
    { value: 'diy', label: 'DIY' },
    { value: 'pets', label: 'Pets' },
    { value: 'parenting', label: 'Parenting' },
    { value: 'music', label: 'Music' },
    { value: 'sports', label: 'Sports' },
    { value: 'other', label: 'Other' },
  ],
} as const satisfies Field

export const paceField = {
  kind: 'select',
  name: 'pace',
  label: 'Pace',
  default: '160',
  options: [
    { value: '130', label: 'Slow (130 words a minute)' },
    { value: '160', label: 'Normal (160)' },
    { value: '180', label: 'Fast (180)' },
  ],
} as const satisfies Field

export const vibeField = {
  kind: 'select',
  name: 'vibe',
  label: 'Vibe',
  default: 'clean',
  isAlwaysVisible: true,
  hint: modelOnlyHint,
  options: [
    { value: 'clean', label: 'Clean' },
    { value: 'aesthetic', label: 'Aesthetic' },
    { value: 'funny', label: 'Funny' },
    { value: 'pro', label: 'Professional' },
    { value: 'edgy', label: 'Edgy' },
    { value: 'cute', label: 'Cute' },
  ],
} as const satisfies Field

export const visitorNameField = {
  kind: 'text',
  name: 'name',
  label: 'Your name or nickname',
  default: '',
  maxLength: 30,
  placeholder: 'e.g. Maya',
} as const satisfies Field

/** Builds a select for the number of results, with one option for each of `counts`. */
export function createCountField<const Count extends string>(defaultCount: NoInfer<Count>, counts: readonly Count[]) {
  return {
    kind: 'select',
    name: 'count',
    label: 'How many',
    default: defaultCount,
    isAlwaysVisible: true,
    options: counts.map((count) => ({ value: count, label: count })),
  } as const satisfies Field
}

export const textRefineActions = [
  'similar',
  'shorter',
  'bolder',
  'specific',
  'change',
] as const satisfies readonly RefineAction[]

/** Refine actions for names and hashtags, which have no tone to make bolder. */
export const nameRefineActions = ['similar', 'change'] as const satisfies readonly RefineAction[]
