import { type emojiField, getLanguageName, type toneField } from '@/lib/tool/shared-fields'

type Tone = (typeof toneField.options)[number]['value']
type Emoji = (typeof emojiField.options)[number]['value']

/** Describes each tone as a way of writing, because an adjective alone changes little. */
const toneRules: Record<Tone, string> = {
  casual: 'Casual: like a voice note to a friend. Contractions, short sentences. No slang that dates.',
  funny:
    'Funny: the joke comes from a detail of the request or an understatement, placed last. No puns for their own sake, no "lol".',
  bold: 'Bold: a clear position in the first words, no hedging, no "maybe" or "might". Firm, never rude or shouting.',
  educational:
    'Educational: one thing the reader can do or understand at once, in the order they need it, with the reason why it works.',
  storytelling: 'Storytelling: start in the middle of the moment that the request tells of; stop before the moral.',
  professional:
    'Professional: calm and exact, complete sentences, the benefit stated in concrete terms. No jargon, no hype, no exclamation marks.',
  inspirational:
    'Inspirational: name the difficulty that the request names and the step that was taken. Encourage through that, never through slogans.',
}

const emojiRules: Record<Emoji, string> = {
  none: 'Use no emoji at all.',
  light: 'Use at most one emoji per item, and only where it replaces a word or marks a mood.',
  expressive: 'Use one to three emoji per item, never two in a row.',
}

export function buildStyleRules(parameters: Readonly<Record<string, unknown>>): string[] {
  const { tone, emoji, avoid } = parameters
  return [
    hasKey(toneRules, tone) ? `Tone. ${toneRules[tone]}` : '',
    hasKey(emojiRules, emoji) ? emojiRules[emoji] : '',
    typeof avoid === 'string' && avoid.trim() ? 'Use none of the words in `avoid`.' : '',
  ].filter(Boolean)
}

/** Returns the language rule for the visitor's choice. An image without a prompt has no language. */
export function buildLanguageRule(value: unknown, hasPrompt: boolean): string {
  const language = getLanguageName(value)
  if (!language && !hasPrompt) return 'Write in English.'
  if (!language) return 'Write in the language of `prompt`; if it is mixed, in the one it uses most.'
  return `Write in ${language}, whatever language \`prompt\` is in.`
}

function hasKey<Key extends string>(record: Record<Key, unknown>, key: unknown): key is Key {
  return typeof key === 'string' && Object.hasOwn(record, key)
}
