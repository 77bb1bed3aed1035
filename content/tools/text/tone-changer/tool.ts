import { limitEmoji } from '@/lib/core/strings/clean-text'
import { splitEmoji } from '@/lib/core/strings/emoji-sequence'
import { fitRewrite, presentRewrite, rewriteSchema } from '@/lib/kits/rewrite'
import { measureUtf16Length } from '@/lib/platforms/counting/text-length'
import { definePromptTool } from '@/lib/tool/prompt-tool'
import { buildBrief } from './brief'
import { toneChangerFields } from './fields'

/** The length requested from the model, and the longest shown; the meter shows it. */
const TARGET_LENGTH_RATIO = 1.1
const MAX_LENGTH_RATIO = 1.2

export default definePromptTool({
  type: 'tone-changer',
  path: '/text-tools/tone-changer',
  icon: 'drama',
  order: 30,
  category: 'write',
  startingPoints: ['text'],
  searchWords: 'tone, sound friendlier, formal email, voice',
  relatedToolTypes: ['paraphraser', 'text-expander', 'text-summarizer', 'twitter-tweet'],
  nextToolTypes: [],
  form: {
    noun: 'version',
    promptLabel: 'Your message',
    placeholder: 'Paste the message that should sound different',
    hint: 'A reply, an email, a caption: up to 4,000 characters.',
    promptLimit: 4000,
    buttonLabel: 'Change the tone',
    fields: toneChangerFields,
    examples: [
      {
        prompt: 'We can’t refund this. The file was downloaded on Monday. You can swap it for another preset pack.',
        parameters: { newTone: 'empathetic' },
      },
      {
        prompt:
          'Sorry to bother you again, I just wanted to ask if you maybe got my invoice from 3 November? It’s 450 €, no rush at all',
        parameters: { newTone: 'confident', intensity: '3', keep: 'invoice' },
      },
      {
        prompt: 'Our ceramics workshop on Saturday has two places left. Sign up at https://example.com/clay',
        parameters: { newTone: 'gen-z', emoji: 'some', variants: '2' },
      },
    ],
    refineActions: ['similar', 'shorter', 'change'],
  },
  maxOutputTokens: 5000,
  itemSchema: rewriteSchema,
  count: ({ parameters }) => Number(parameters.variants),
  buildBrief,
  getProtectedKinds: () => ['links', 'handles', 'tags', 'numbers', 'names'],
  fit({ text }, { prompt, parameters: { emoji } }) {
    const maxEmoji = emoji === 'own' ? splitEmoji(prompt).emoji.length : 0
    return fitRewrite({ text: emoji === 'some' ? text : limitEmoji(text, maxEmoji) }, prompt, MAX_LENGTH_RATIO)
  },
  getOpening: () => null,
  present(item, { prompt }) {
    const limit = Math.round(TARGET_LENGTH_RATIO * measureUtf16Length(prompt))
    const value = measureUtf16Length(item.text)
    return {
      ...presentRewrite(item, prompt),
      meters: [{ label: 'Length', value, limit, unit: 'characters', target: true, of: 'copy' }],
    }
  },
  draft: {
    unavailableReason:
      'This site runs without an AI. Yours changes the tone, and we check that no link, name or number got lost.',
  },
})
