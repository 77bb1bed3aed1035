import { limitEmoji } from '@/lib/core/strings/clean-text'
import { splitEmoji } from '@/lib/core/strings/emoji-sequence'
import { buildVersionCountField, EXTRA_LENGTH, keepField, presentRewrite, rewriteItem } from '@/lib/kits/rewrite'
import { measureUtf16Length } from '@/lib/platforms/counting/text-length'
import { labelEach, select } from '@/lib/tool/fields'
import { promptTool } from '@/lib/tool/prompt-tool'

const tones = {
  ...labelEach('friendly', 'professional', 'confident', 'funny', 'empathetic', 'persuasive'),
  'gen-z': 'Gen Z',
  luxury: 'Luxury',
} as const

/** Describes each tone as a way of writing, because an adjective alone changes little. */
const toneInstructions: Record<keyof typeof tones, string> = {
  friendly: 'New tone. Friendly: speak to one reader you like. Contractions, “you”, a warm first sentence.',
  professional:
    'New tone. Professional: the point first, then what is needed, by when. Complete sentences, exact verbs, no filler, no exclamation marks, no jargon.',
  confident:
    'New tone. Confident: statements in place of “just”, “maybe”, “I was wondering”. Active verbs, short sentences, no apology that the facts do not need. A doubt about a fact stays.',
  funny:
    'New tone. Funny: the joke comes from a detail of the text or from understatement, and stands last in its sentence. No pun for its own sake, nobody is laughed at.',
  empathetic:
    'New tone. Empathetic: begin with what the message means for the reader, then say it, then what they can do. No “I understand how you feel”, no advice that was not there.',
  persuasive:
    'New tone. Persuasive: what the reader gains, the proof and the step to take, as far as the text gives them. No pressure.',
  'gen-z':
    'New tone. Gen Z: small letters are fine, dry and self-aware, short lines, one piece of current slang at most. It reads like a person of twenty, not like a brand that plays one.',
  luxury:
    'New tone. Luxury: calm, few adjectives, the material and the making named, room around each thought. No “exclusive”, no exclamation marks, nothing cheap or loud.',
}

const intensityInstructions = {
  '1': 'A touch of it: change greetings, verbs and what is too blunt or too stiff; leave the rest.',
  '2': 'Clearly so: every sentence sounds like it, and still like the same person.',
  '3': 'All the way: as strong as it gets without becoming a parody.',
} as const

const MAX_ADDED_EMOJI = 3

const emojiInstructions = {
  own: '',
  some: `Add at most ${MAX_ADDED_EMOJI} emoji in all, each where it carries a mood.`,
  none: 'No emoji, not even those of `prompt`.',
} as const

const fields = [
  select('newTone', 'New tone', tones, { isAlwaysVisible: true }),
  select(
    'intensity',
    'Strength',
    { '1': 'A touch', '2': 'Noticeable', '3': 'All the way' },
    { default: '2', isAlwaysVisible: true },
  ),
  buildVersionCountField('3'),
  select('emoji', 'Emoji', { own: 'Only mine', some: 'A few', none: 'None' }),
  keepField,
] as const

/** The length that the meter shows, and the longest that passes. */
const TARGET_LENGTH_RATIO = 1.1
const MAX_LENGTH_RATIO = 1.2

export default promptTool({
  icon: 'drama',
  order: 30,
  category: 'write',
  startingPoints: ['text'],
  searchWords: 'tone, sound friendlier, formal email, voice',
  relatedToolTypes: ['paraphraser', 'text-expander', 'text-summarizer', 'twitter-tweet'],
  form: {
    noun: 'version',
    promptLabel: 'Your message',
    placeholder: 'Paste the message you want to sound different',
    hint: 'A reply, an email, a caption: up to {{textLimit}} characters.',
    promptLimit: 4000,
    buttonLabel: 'Change the tone',
    fields,
    examples: [
      {
        prompt: 'We can’t refund this. The file was downloaded on Monday. You can swap it for another preset pack.',
        parameters: { newTone: 'empathetic' },
      },
      {
        prompt:
          'Sorry to bother you again, I just wanted to ask if you maybe got my invoice from November 3? It’s 450 €, no rush at all',
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
  count: ({ parameters }) => Number(parameters.variants),
  item: rewriteItem(
    `the whole message in the new tone, at most ${MAX_LENGTH_RATIO} times as long as \`prompt\` plus ${EXTRA_LENGTH} characters.`,
    MAX_LENGTH_RATIO,
  ),
  brief: {
    role: 'You change how a message sounds and nothing of what it says.',
    outputShape: 'rewrite',
    guidelines:
      'Tone sits in a few places: the greeting, the verbs, how much is softened, the length of sentences, what comes first. Change those. Keep who asks what of ' +
      'whom, each fact, each deadline and each “no”: a refusal stays a refusal however warm it sounds.',
    sample: {
      prompt: 'We can’t refund this. The file was downloaded on Monday. You can swap it for another preset pack.',
      item: {
        text: 'Sorry, we can’t refund a file downloaded on Monday, but you’re welcome to swap it for another preset pack.',
      },
    },
    traps: [
      'A “no” that sounds like a “maybe”.',
      'A thank-you, an apology or a promise that changes what is agreed.',
      'Versions that differ in the greeting alone.',
      'A tone laid on in every sentence.',
    ],
    examples: [
      {
        prompt: 'Sorry to bother you again, I just wanted to ask if you maybe got my invoice?',
        good: 'text: “Have you received my invoice?” (confident)',
        bad: 'text: “Pay my invoice today.”',
        why: 'The good one drops the excuses and keeps the question.',
      },
      {
        prompt: 'The workshop is full. There is a waiting list.',
        good: 'text: “Every seat in the workshop is taken. The waiting list is open.” (luxury)',
        bad: 'text: “An exclusive, once-in-a-lifetime experience!”',
        why: 'The good one says both facts calmly.',
      },
    ],
    choices: ({ parameters: { keep } }) => [keep && 'What stands in `keep` stays word for word.'],
    aims: ({ parameters: { newTone, intensity, emoji, variants } }) => [
      toneInstructions[newTone],
      intensityInstructions[intensity],
      emojiInstructions[emoji],
      variants === '1' ? '' : 'The first version stays close to `prompt`, the others are freer and open differently.',
    ],
  },
  getProtectedKinds: () => ['links', 'handles', 'tags', 'numbers', 'names'],
  fit({ text }, { prompt, parameters: { emoji } }) {
    const ownCount = emoji === 'none' ? 0 : splitEmoji(prompt).emoji.length
    const limitedText = limitEmoji(text, ownCount + (emoji === 'some' ? MAX_ADDED_EMOJI : 0))
    return limitedText === '' ? null : { text: limitedText }
  },
  present(item, input) {
    const limit = Math.round(TARGET_LENGTH_RATIO * measureUtf16Length(input.prompt))
    const value = measureUtf16Length(item.text)
    return {
      ...presentRewrite(item, input),
      meters: [{ label: 'Length', value, limit, unit: 'characters', target: true, of: 'copy' }],
    }
  },
  draft: 'Our AI is off. Paste your chatbot’s answer here, and we’ll check for lost links, names and numbers.',
})
