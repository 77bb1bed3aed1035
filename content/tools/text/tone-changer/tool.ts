import { limitEmoji } from '@/lib/core/strings/clean-text'
import { splitEmoji } from '@/lib/core/strings/emoji-sequence'
import { buildVersionCountField, keepField, presentRewrite, rewriteItem } from '@/lib/kits/rewrite'
import { measureUtf16Length } from '@/lib/platforms/counting/text-length'
import { select } from '@/lib/tool/fields'
import { promptTool } from '@/lib/tool/prompt-tool'

const tones = {
  friendly: 'Friendly',
  professional: 'Professional',
  confident: 'Confident',
  funny: 'Funny',
  empathetic: 'Empathetic',
  persuasive: 'Persuasive',
  'gen-z': 'Gen Z',
  luxury: 'Luxury',
} as const

/** Describes each tone as a way of writing, because an adjective alone changes little. */
const toneInstructions: Record<keyof typeof tones, string> = {
  friendly:
    'New tone. Friendly: speak to one reader you like. Contractions, “you”, a warm first sentence, thanks or an offer of help where the text has room for it.',
  professional:
    'New tone. Professional: the point first, then what is needed, by when. Complete sentences, exact verbs, no filler, no exclamation marks, no jargon.',
  confident:
    'New tone. Confident: statements in place of “just”, “maybe”, “I was wondering”. Active verbs, short sentences, no apology that the facts do not need. A doubt about a fact stays.',
  funny:
    'New tone. Funny: the joke comes from a detail of the text or from understatement, and stands last in its sentence. No pun for its own sake, nobody is laughed at.',
  empathetic:
    'New tone. Empathetic: first name what the reader may feel, in their words, then the message, then what they can do. No “I understand how you feel”, no advice that was not there.',
  persuasive:
    'New tone. Persuasive: begin with what the reader gains, then the proof that the text gives, then one clear step. No pressure, no claim that the text does not make.',
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

const emojiInstructions = {
  own: 'The emoji of `prompt` stay; add none.',
  some: 'Add two or three emoji in all, each where it carries a mood.',
  none: '',
} as const

const fields = [
  select('newTone', 'New tone', tones, { isAlwaysVisible: true }),
  select(
    'intensity',
    'How strong',
    { '1': 'A touch', '2': 'Clearly', '3': 'All the way' },
    { default: '2', isAlwaysVisible: true },
  ),
  buildVersionCountField('3'),
  select('emoji', 'Emoji', { own: 'Only mine', some: 'A few', none: 'None' }),
  keepField,
] as const

/** The length requested from the model, and the longest shown; the meter shows it. */
const TARGET_LENGTH_RATIO = 1.1
const MAX_LENGTH_RATIO = 1.2

export default promptTool({
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
  count: ({ parameters }) => Number(parameters.variants),
  item: rewriteItem('the whole message in the new tone, within a tenth of the length of `prompt`.', MAX_LENGTH_RATIO),
  brief: {
    role: 'You change how a message sounds and nothing of what it says.',
    outputShape: 'rewrite',
    guidelines:
      'Tone sits in a few places: the greeting, the verbs, how much is softened, the length of sentences, what comes first. Change those. Keep who asks what of ' +
      'whom, each fact, each deadline and each “no”: a refusal stays a refusal however warm it sounds. Keep within a tenth of the length. The versions go three ways: ' +
      'one close to the original, one freer, one that opens differently.',
    sample: {
      prompt: 'We can’t refund this. The file was downloaded on Monday. You can swap it for another preset pack.',
      item: {
        text: 'Thanks for writing! A refund isn’t possible, because the file was downloaded on Monday. You’re welcome to swap it for another preset pack, though.',
      },
    },
    traps: [
      'A “no” that sounds like a “maybe”.',
      'A thank-you, an apology or a promise that changes what is agreed.',
      'Three versions that differ in the greeting alone.',
      'A tone laid on in every sentence.',
    ],
    examples: [
      {
        prompt: 'Sorry to bother you again, I just wanted to ask if you maybe got my invoice?',
        good: 'text: “Have you received my invoice?” (confident)',
        bad: 'text: “Pay my invoice today.”',
        why: 'The good one drops the excuses and keeps the question; the bad one asks for something else.',
      },
      {
        prompt: 'The workshop is full. There is a waiting list.',
        good: 'text: “Every seat is taken. Our list for the next free place is open.” (luxury)',
        bad: 'text: “An exclusive, once-in-a-lifetime experience!”',
        why: 'The good one says both facts calmly; the bad one says neither.',
      },
    ],
    choices: ({ parameters: { emoji, keep } }) => [
      'Keep within a tenth of the length of `prompt`.',
      emojiInstructions[emoji],
      keep && 'What stands in `keep` stays word for word.',
    ],
    aims: ({ parameters: { newTone, intensity } }) => [toneInstructions[newTone], intensityInstructions[intensity]],
  },
  getProtectedKinds: () => ['links', 'handles', 'tags', 'numbers', 'names'],
  fit({ text }, { prompt, parameters: { emoji } }) {
    const maxEmoji = emoji === 'own' ? splitEmoji(prompt).emoji.length : 0
    const limitedText = emoji === 'some' ? text : limitEmoji(text, maxEmoji)
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
  draft: {
    unavailableReason:
      'This site runs without an AI. Yours changes the tone, and we check that no link, name or number got lost.',
  },
})
