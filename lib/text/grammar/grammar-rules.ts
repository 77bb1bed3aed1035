import type { EditKind, TextEdit } from './text-edit'

/** A rule for an error that the context proves. `replacement` replaces each match and may equal it. */
export type GrammarRule = {
  kind: EditKind
  reason: string
  pattern: RegExp
  /** May contain `$1`; null if the match is correct. */
  replacement: string | ((match: RegExpExecArray, text: string) => string | null)
}

export const createRule = (
  reason: string,
  pattern: RegExp,
  replacement: GrammarRule['replacement'],
  kind: EditKind = 'grammar',
): GrammarRule => ({ kind, reason, pattern, replacement })

const allowedRepeats = new Set(
  'had that very really so no yes ha bye knock bla blah far long many more again too please now night go wow is do fr yum tick chop pom choo woof boo hot old big there wait stop tut'.split(
    ' ',
  ),
)

/** "A hour", "an unicorn": the sound decides, so the patterns cover only words with unambiguous first letters. */
const vowelSoundPattern = /^(?:[aei](?!u|we)|o(?!ne|nce|ui)|u(?:mb|n(?![aei])|gl|p|rg|s(?:u|h)r)|hour|honest|heir)/
const consonantSoundPattern =
  /^(?:[bcdfgjklmnpqrstvwz](?=\p{L}*[aeiouy])|uni(?:[tcvf]|que|on)|us(?:e|u)|euro|one(?!\p{L}))/u
const nonNounPattern = /^(?:and|is|are|or|in|of|as|at|if|am|it|on|an?|to|are|else|i|all|every)$/

/** Rules that are safe without parsing: each requires adjacent words that leave only one reading. */
export const englishRules: readonly GrammarRule[] = [
  createRule(
    'This word is here twice.',
    /(?<![\p{L}\p{N}'’-])(\p{L}{1,20})[^\S\n]{1,3}\1(?![\p{L}\p{N}'’-])/giu,
    ([, word = '']) =>
      allowedRepeats.has(word.toLowerCase()) || (word.length === 1 && !/[ai]/i.test(word)) ? null : word,
  ),
  createRule(
    'Use “an” before a vowel sound.',
    /(?<![\p{L}\p{N}'’-])(a) (?=(\p{Ll}{2,}))/giu,
    ([, article = '', word = '']) =>
      nonNounPattern.test(word) || !vowelSoundPattern.test(word) ? null : `${article}n `,
  ),
  createRule(
    'Use “a” before a consonant sound.',
    /(?<![\p{L}\p{N}'’-])(a)n (?=(\p{Ll}{2,}))/giu,
    ([, article = '', word = '']) =>
      nonNounPattern.test(word) || !consonantSoundPattern.test(word) ? null : `${article} `,
  ),
  createRule(
    '“I” is always a capital.',
    /(?<![\p{L}\p{N}'’./(-])i(?=[^\S\n]|['’](?:m|ve|ll|d)(?!\p{L}))(?!['’]d\.)/gu,
    'I',
  ),
  createRule(
    'No space before this mark.',
    /(?<=[\p{L}\p{N}”’"')])[^\S\n]{1,9}(?=[,;.!?](?:[\s”’"')]|$))(?!\s*\.\.)/gu,
    '',
    'punctuation',
  ),
  createRule(
    'The space comes after this mark.',
    /(?<=[\p{L}\p{N}”’"')])(?<!(?<!\p{L})(?:an?|[Tt]he)|(?:^|[.!?\n]\s*)An?)[^\S\n]{1,9}(?:(,)(?=\p{L}{2})|([.!?])(?=\p{Lu}\p{Ll}))/gu,
    ([, comma, mark]) => `${comma ?? mark} `,
    'punctuation',
  ),
  createRule('Add a space after the comma.', /(?<=\p{L}{2}),(?=\p{L}{2})/gu, ', ', 'punctuation'),
  createRule('Add a space between sentences.', /(?<=\p{Ll}{2})([.!?])(?=\p{Lu}\p{Ll})/gu, '$1 ', 'punctuation'),
  createRule('One mark is enough.', /,{2,9}|;{2,9}/g, ([matchedText]) => matchedText.charAt(0), 'punctuation'),
]

/** These rules do not apply to a text that is entirely in lower case, which is a style. */
export const capitalRules: readonly GrammarRule[] = [
  createRule(
    'Sentences start with a capital.',
    /(?<=(?:^|[^\s.]{2}[.!?]["”’)]? {1,3}))(?:["“‘(])?(\p{Ll})(?=[\p{L}'’]* |[\p{L}'’]*[.!?,])/gu,
    (match, text) => capitalizeStart(match, text),
  ),
]

export const commonRules: readonly GrammarRule[] = [
  createRule('One space is enough.', /(?<=\S)[^\S\n\t]{2,40}(?=\S)/gu, ' ', 'punctuation'),
]

const abbreviationPattern =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|approx|no|p|pp|ca|a\.m|p\.m|[sj]r|st|inc|ltd|co|corp|dept|incl|avg|tsp|tbsp|oz|lbs?|min|hrs?|jan|feb|aug|sept?|oct|nov|dec|mon|tues?|wed|thurs?|fri|[a-z])\.["”’)]? {1,3}$/i
const skippedStartPattern = /^(?:https?|www|e\.g|i\.e)|^\p{Ll}{1,2}\p{Lu}/u

function capitalizeStart({ 0: matchedText, 1: letter = '', index }: RegExpExecArray, text: string): string | null {
  const textBefore = text.slice(Math.max(0, index - 12), index)
  const textAfter = text.slice(index + matchedText.length - 1, index + 40)
  if (abbreviationPattern.test(textBefore) || skippedStartPattern.test(textAfter)) return null
  return matchedText.slice(0, -1) + letter.toUpperCase()
}

export function findRuleEdits(text: string, rules: readonly GrammarRule[]): TextEdit[] {
  return rules.flatMap(({ kind, reason, pattern, replacement: ruleReplacement }) =>
    [...text.matchAll(pattern)].flatMap((match): TextEdit[] => {
      const start = match.index
      const end = start + match[0].length
      const replacement =
        typeof ruleReplacement === 'string'
          ? ruleReplacement.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '')
          : ruleReplacement(match, text)
      return replacement === null || replacement === match[0] ? [] : [{ start, end, after: replacement, reason, kind }]
    }),
  )
}
