import { labelEach, select, textField } from './fields'
import type { Field, RefineAction } from './form'

export const modelOnlyHint = 'Only used when an AI does the writing, ours or yours.'

export const languageField = select(
  'language',
  'Language',
  {
    auto: { label: 'Same as my text', shortLabel: 'Auto' },
    en: 'English',
    es: 'Spanish',
    pt: 'Portuguese',
    fr: 'French',
    de: 'German',
    it: 'Italian',
    nl: 'Dutch',
    pl: 'Polish',
    tr: 'Turkish',
    ru: 'Russian',
    uk: 'Ukrainian',
    ar: 'Arabic',
    hi: 'Hindi',
    id: 'Indonesian',
    vi: 'Vietnamese',
    th: 'Thai',
    ja: 'Japanese',
    ko: 'Korean',
    zh: 'Chinese',
  },
  { isAlwaysVisible: true },
)

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

export const toneField = select(
  'tone',
  'Tone',
  labelEach('casual', 'funny', 'bold', 'educational', 'storytelling', 'professional', 'inspirational'),
  { isAlwaysVisible: true, hint: modelOnlyHint },
)

export const emojiField = select('emoji', 'Emoji', { light: 'One at most', none: 'None', expressive: 'Up to three' })

export const audienceField = textField('audience', 'Who is it for?', 80, {
  group: 'details',
  placeholder: 'e.g. new parents, first-time runners',
})

export const avoidField = textField('avoid', 'Words to avoid', 80, { placeholder: 'Separated by commas' })

export const closingFields = [avoidField, languageField] as const

export const videoGoalField = select(
  'goal',
  'Goal',
  { 'watch-through': 'Watch time', ...labelEach('comments', 'saves', 'shares', 'follows', 'sales') },
  { hint: modelOnlyHint },
)

export const nicheField = select(
  'niche',
  'Niche',
  {
    any: 'From my text',
    ...labelEach('tech', 'finance', 'fashion', 'beauty', 'lifestyle', 'fitness', 'food', 'gaming'),
    ...labelEach('entertainment', 'business', 'education', 'travel'),
    diy: 'DIY',
    ...labelEach('pets', 'parenting', 'music', 'sports', 'other'),
  },
  { hint: modelOnlyHint },
)

export const paceField = select(
  'pace',
  'Pace',
  { 130: 'Slow (130 words per minute)', 160: 'Normal (160)', 180: 'Fast (180)' },
  { default: '160' },
)

export const vibeField = select(
  'vibe',
  'Vibe',
  { clean: 'Clean', aesthetic: 'Aesthetic', funny: 'Funny', pro: 'Professional', edgy: 'Edgy', cute: 'Cute' },
  { isAlwaysVisible: true, hint: modelOnlyHint },
)

export const visitorNameField = textField('name', 'Your name or nickname', 30, { placeholder: 'e.g. Maya' })

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

/** Refine actions for names and hashtags, which have no tone to make bolder. */
export const nameRefineActions = ['similar', 'change'] as const satisfies readonly RefineAction[]
