import { isSubtitleFile, parseCues, restoreTimings } from '@/lib/audio/captions/subtitle-file'
import { countCodePoints } from '@/lib/core/strings/clean-input'
import { EXTRA_LENGTH, type Rewrite, rewriteItem } from '@/lib/kits/rewrite'
import { detectLanguage } from '@/lib/text/language/detect-language'
import type { CardDraft } from '@/lib/tool/build-card'
import { select, toggle } from '@/lib/tool/fields'
import { type Input, promptTool } from '@/lib/tool/prompt-tool'
import { additionalLanguages, getLanguageName, languageField } from '@/lib/tool/shared-fields'

const [, ...languages] = languageField.options

const registers = {
  neutral: 'Same as my text',
  informal: 'Informal (tú, du, tu)',
  formal: 'Formal (usted, Sie, vous)',
} as const

const registerInstructions: Record<keyof typeof registers, string> = {
  neutral: 'Speak to the reader as `prompt` does; where the language has to choose, choose what creators there use.',
  informal: 'Speak to the reader informally, in the form one uses with friends.',
  formal: 'Speak to the reader formally, in the polite form.',
}

const fields = [
  { ...languageField, label: 'Into', default: 'es', options: [...languages, ...additionalLanguages] },
  select('format', 'Format', { text: 'Text', srt: 'Subtitles (SRT)' }, { isAlwaysVisible: true }),
  select('register', 'Formality', registers),
  toggle('keepTags', 'Keep my #tags as they are', true),
  toggle('idioms', 'Use local idioms', true, { hint: 'When this is off, idioms get their plain meaning.' }),
] as const

const MAX_LENGTH_RATIO = 1.5
/** A character of these scripts counts as three letters. */
const denseScriptPattern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/gu

export default promptTool({
  icon: 'languages',
  order: 110,
  category: 'write',
  startingPoints: ['text'],
  searchWords: 'english to spanish, translate srt, language, deepl',
  relatedToolTypes: ['paraphraser', 'text-summarizer', 'tiktok-transcript-generator', 'social-character-counter'],
  form: {
    noun: 'translation',
    promptLabel: 'Your text',
    placeholder: 'Paste a caption, a script or a subtitle file',
    hint: 'Up to {{textLimit}} characters. We detect the language.',
    promptLimit: 6000,
    buttonLabel: 'Translate',
    fields,
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
        prompt: 'Our shop is closed August 1 to 14. Orders ship again on the 15th. Thank you for waiting!',
        parameters: { language: 'ja', register: 'formal' },
      },
    ],
    refineActions: ['change'],
    onDevice: 'translate',
  },
  maxOutputTokens: 6000,
  item: rewriteItem('the whole text in the language that the task names.'),
  brief: {
    role: 'You translate posts, captions and subtitles so that they read as if written in that language.',
    outputShape: 'rewrite',
    guidelines:
      'Know who speaks to whom, then say each thought as a creator of that language would write it: their word order, their punctuation, their way of beginning a post. ' +
      'Translate what is meant, sentence by sentence. Jokes need their timing more than their words. Products, songs and people keep their names; places get ' +
      'the name that readers there know.',
    sample: {
      prompt: 'sourdough, third attempt 🍞\n\nanyone else talk to their dough?',
      item: { text: 'pan de masa madre, tercer intento 🍞\n\n¿alguien más le habla a la masa?' },
    },
    traps: [
      'Word for word where nobody there would say so.',
      'A sentence made tidier, politer or longer, or explained.',
      'A text in small letters that comes back with capitals.',
    ],
    examples: [
      {
        prompt: 'Der Teig ist mir um die Ohren geflogen.',
        good: 'text: “The dough blew up in my face.”',
        bad: 'text: “The dough flew around my ears.”',
        why: 'It says what is meant, with a picture that English has.',
      },
      {
        prompt: 'On lâche rien, lien en bio',
        good: 'text: “We’re not giving up, link in bio”',
        bad: 'text: “One releases nothing. You can find the link in my biography!”',
        why: 'It is as short and as loose as the text.',
      },
    ],
    choices: ({ parameters: { format, register, keepTags, idioms } }) => [
      registerInstructions[register],
      idioms
        ? 'Where the text has a saying, use one that people there use for the same.'
        : 'Translate sayings by what they mean, without a saying of your own.',
      keepTags ? '' : 'Hashtags do not stay: translate each as one tag that people there use.',
      format === 'srt'
        ? '`prompt` is a subtitle file. Every number and every time line stays with its cue; translate only what is said, each cue its own part of the sentence.'
        : '',
    ],
  },
  getProtectedKinds: (input) => [
    'links',
    'handles',
    ...(input.parameters.keepTags ? (['tags'] as const) : []),
    isSubtitleInput(input) ? 'cues' : 'numbers',
  ],
  fit: fitTranslation,
  present: presentTranslation,
  draft:
    'Our AI is off. Paste your chatbot’s answer here, and we’ll check that links, numbers and cue times came through.',
})

function isSubtitleInput({ prompt, parameters }: Input<typeof fields>): boolean {
  return parameters.format === 'srt' && isSubtitleFile(prompt)
}

function fitTranslation({ text }: Rewrite, input: Input<typeof fields>): Rewrite | null {
  const translation = isSubtitleInput(input) ? restoreTimings(input.prompt, text) : text
  const isTooLong = countCodePoints(translation) > MAX_LENGTH_RATIO * estimateLength(input.prompt) + EXTRA_LENGTH
  return translation === '' || isTooLong ? null : { text: translation }
}

const estimateLength = (text: string) => countCodePoints(text) + 2 * (text.match(denseScriptPattern)?.length ?? 0)

function presentTranslation({ text }: Rewrite, input: Input<typeof fields>): CardDraft {
  const sourceLanguage = getLanguageName(detectLanguage(input.prompt))
  const targetLanguage = getLanguageName(input.parameters.language)
  return {
    heading:
      sourceLanguage && sourceLanguage !== targetLanguage
        ? `${sourceLanguage} to ${targetLanguage}`
        : `Into ${targetLanguage}`,
    parts: [{ text }],
    tags: [isSubtitleInput(input) && `${parseCues(text).length} of ${parseCues(input.prompt).length} cues`],
  }
}
