import type { Reading } from '@/lib/tool/reading'
import { languageField } from '@/lib/tool/shared-fields'
import { hasBank } from './frames/banks'

/** What a visitor has to know about how the built-in writer read the prompt, in words; nothing in the usual case. */
export function readingNotes({ language }: Pick<Reading, 'language'>, asked: unknown): string[] {
  const wished = languageField.options.find(({ value }) => value === asked && value !== 'auto')
  return [
    ...(wished && wished.value !== language
      ? [`Translating into ${wished.label} takes an AI model. These are in your text’s language.`]
      : []),
    ...(hasBank(language)
      ? []
      : ['The built-in writer has no phrases in this language, so these are your own words.']),
  ]
}
