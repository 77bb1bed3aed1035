import type { Field } from '@/lib/tool/form'
import { languageField } from '@/lib/tool/shared-fields'

/** For text tools that skip the stop words of a language. */
export const textLanguageField = {
  ...languageField,
  label: 'Language of the text',
  options: languageField.options.map((option) =>
    option.value === 'auto' ? { ...option, label: 'Detect automatically' } : option,
  ),
} as const satisfies Field
