import { cleanRewrite } from '@/lib/core/strings/clean-text'
import { countWords } from '@/lib/core/strings/words'
import { presentRewrite, rewriteSchema } from '@/lib/kits/rewrite'
import { definePromptTool } from '@/lib/tool/prompt-tool'
import { buildBrief } from './brief'
import { textExpanderFields } from './fields'

const MAX_LENGTH_FACTOR = 2

/** Words per minute, as on the page: 150 in 60 seconds. */
const WORDS_PER_MINUTE = 150

export default definePromptTool({
  type: 'text-expander',
  path: '/text-tools/text-expander',
  icon: 'unfold-vertical',
  order: 40,
  category: 'write',
  startingPoints: ['line', 'text'],
  searchWords: 'expand, make text longer, notes to text, bullet points, elaborate',
  relatedToolTypes: ['paraphraser', 'tone-changer', 'headline-generator', 'tiktok-script-writer'],
  nextToolTypes: [],
  form: {
    noun: 'text',
    promptLabel: 'Your notes',
    placeholder: '- moved the studio to the garage\n- colder, but light from both sides\n- first kiln run went wrong',
    hint: 'Half sentences and bullets are fine. The more facts, the fewer gaps.',
    promptLimit: 2000,
    buttonLabel: 'Write it out',
    fields: textExpanderFields,
    examples: [
      {
        prompt:
          '- moved the studio to the garage\n- colder, but light from both sides\n- first kiln run went wrong, 9 of 14 mugs cracked',
        parameters: { kind: 'caption' },
      },
      {
        prompt: 'filters at the market: bring cash, come before 9, ask for the end crates, peaches 2 € a kilo in July',
        parameters: { kind: 'script', words: 120, example: false },
      },
      {
        prompt:
          'September letter: new preset pack out on the 14th, made on the Lisbon trip, 20 % off until Sunday, https://example.com/presets',
        parameters: { kind: 'newsletter', words: 220, keep: 'preset pack' },
      },
    ],
    refineActions: ['similar', 'shorter', 'change'],
  },
  maxOutputTokens: 3000,
  itemSchema: rewriteSchema,
  count: () => 1,
  buildBrief,
  getProtectedKinds: () => ['links', 'handles', 'tags', 'numbers', 'names'],
  fit({ text }, { prompt, parameters }) {
    const cleanedText = cleanRewrite(text, prompt)
    return cleanedText === '' || countWords(cleanedText) > MAX_LENGTH_FACTOR * parameters.words
      ? null
      : { text: cleanedText }
  },
  getOpening: () => null,
  present(item, { prompt, parameters }) {
    const { preview: _preview, ...card } = presentRewrite(item, prompt)
    const value = countWords(item.text)
    return {
      ...card,
      ...(parameters.kind === 'script' && {
        parts: [{ text: item.text, spoken: true as const }],
        pace: WORDS_PER_MINUTE,
      }),
      meters: [{ label: 'Length', value, limit: parameters.words, unit: 'words', target: true, of: 'copy' }],
    }
  },
  draft: {
    unavailableReason: 'This site runs without an AI. Yours turns the notes into a text, and we mark what it added.',
  },
})
