import type { ParsedPrompt } from '@/lib/tool/parsed-prompt'
import { languageField } from '@/lib/tool/shared-fields'
import { hasFrameBank } from './frames/frame-banks'

/** What a visitor has to know about how the built-in writer read the prompt, in words; nothing in the usual case. */
export function buildReadingNotes({ language }: Pick<ParsedPrompt, 'language'>, chosenLanguage: unknown): string[] {
  const languageOption = languageField.options.find(({ value }) => value === chosenLanguage && value !== 'auto')
  return [
    ...(languageOption && languageOption.value !== language
      ? [`Translating into ${languageOption.label} takes an AI model. These are in your text’s language.`]
      : []),
    ...(hasFrameBank(language)
      ? []
      : ['The built-in writer has no phrases in this language, so these are your own words.']),
  ]
}
