import { parseCues } from '@/lib/audio/captions/subtitle-file'
import { presentRewrite, rewriteSchema } from '@/lib/kits/rewrite'
import { detectLanguage } from '@/lib/text/language/detect-language'
import { definePromptTool } from '@/lib/tool/prompt-tool'
import { getLanguageName } from '@/lib/tool/shared-fields'
import { buildBrief } from './brief'
import { textTranslatorFields } from './fields'
import { fitTranslation, isSubtitleInput } from './fit'

export default definePromptTool({
  type: 'text-translator',
  path: '/text-tools/text-translator',
  icon: 'languages',
  order: 110,
  category: 'write',
  startingPoints: ['text'],
  searchWords: 'english to spanish, translate srt, language, deepl',
  relatedToolTypes: ['paraphraser', 'text-summarizer', 'tiktok-transcript-generator', 'social-character-counter'],
  nextToolTypes: [],
  form: {
    noun: 'translation',
    promptLabel: 'Your text',
    placeholder: 'Paste a caption, a script or a subtitle file',
    hint: 'The language of your text is recognised. Up to 6,000 characters.',
    promptLimit: 6000,
    buttonLabel: 'Translate',
    fields: textTranslatorFields,
    examples: [
      {
        prompt: 'third attempt at sourdough 🍞 still flat, still delicious. recipe by @maya.bakes #sourdough',
        parameters: { language: 'es' },
      },
      {
        prompt:
          '1\n00:00:00,500 --> 00:00:02,400\nThis is the cheapest light I own.\n\n2\n00:00:02,600 --> 00:00:05,000\nAnd it won’t break the bank.',
        parameters: { language: 'de', format: 'srt', register: 'informal' },
      },
      {
        prompt: 'Our shop closes from 1 to 14 August. Orders leave again on the 15th. Thank you for waiting!',
        parameters: { language: 'ja', register: 'formal' },
      },
    ],
    refineActions: ['change'],
    onDevice: 'translate',
  },
  maxOutputTokens: 6000,
  itemSchema: rewriteSchema,
  count: () => 1,
  buildBrief,
  getProtectedKinds: (input) => [
    'links',
    'handles',
    ...(input.parameters.keepTags ? (['tags'] as const) : []),
    isSubtitleInput(input) ? 'cues' : 'numbers',
  ],
  fit: fitTranslation,
  getOpening: () => null,
  present(item, input) {
    const { preview: _preview, tags: _tags, ...card } = presentRewrite(item, input.prompt)
    const sourceLanguage = getLanguageName(detectLanguage(input.prompt))
    const targetLanguage = getLanguageName(input.parameters.language)
    const cueTags = isSubtitleInput(input)
      ? [`${parseCues(item.text).length} of ${parseCues(input.prompt).length} cues`]
      : []
    return {
      ...card,
      heading:
        sourceLanguage && sourceLanguage !== targetLanguage
          ? `${sourceLanguage} to ${targetLanguage}`
          : `Into ${targetLanguage}`,
      tags: cueTags,
    }
  },
  draft: {
    unavailableReason:
      'This site runs without an AI. Yours translates it, and we check that links, names and subtitle times survive.',
  },
})
