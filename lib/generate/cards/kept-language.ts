import { blank } from '@/lib/core/strings/blanks'
import { languageOfScript } from '@/lib/text/language/language-of-script'
import type { Card } from '@/lib/tool/card'
import { recipeOf } from '@/lib/tool/define'
import type { Job } from '@/lib/tool/engine'
import { oncePerRequest } from '@/lib/tool/once-per-request'
import { nameOfLanguage } from '@/lib/tool/shared-fields'
import { isRewrite } from './is-rewrite'
import { writtenTexts } from './written-texts'

type LanguageJob = Pick<Job, 'tool' | 'input' | 'refine'>

/** What the script of a text in these languages may look like besides itself: short texts lack the telling letters. */
const lookalikes: Readonly<Record<string, readonly string[]>> = {
  ja: ['zh'],
  uk: ['ru'],
  sr: ['ru'],
  ar: ['fa'],
  fa: ['ar'],
  ur: ['ar', 'fa'],
}

/** Fewer letters than this do not tell such languages apart. */
const tellingLetters = 30

/**
 * Whether a card stands in the script of the language asked for. With "same as my text" a prompt in another script than
 * Latin asks for its own language, as a version of a text always does, where the tool writes sentences; names and hashtags may be Latin. Languages of one
 * script are not told apart, but for Russian and Ukrainian, Chinese and Japanese. Always true where nothing was asked, or
 * the visitor's own words may ask for something else.
 */
export function keepsLanguage(asked: LanguageJob, card: Pick<Card, 'carry' | 'item'>): boolean {
  const language = languageAskedOf(asked)
  return language === null || isWrittenIn(language, writtenTexts(card.item).join('\n') || card.carry)
}

/** The same for a text and an ISO 639-1 code. A text without letters stands in any script. */
export function isWrittenIn(language: string, text: string): boolean {
  const plain = text.replace(blank, '').replace(/https?:\/\/\S+|@\w+/g, '')
  const letters = plain.match(/\p{L}/gu)?.length ?? 0
  if (letters === 0) return true
  if (inLatin.has(language)) return latinShare(plain, letters) >= 0.5
  const found = languageOfScript(plain)
  if (found === language) return true
  return letters < tellingLetters && (lookalikes[language] ?? []).includes(found ?? '')
}

const inLatin: ReadonlySet<string> = new Set(
  'en es pt fr de it nl pl tr id vi sv da no fi cs ro hu'.split(' '),
)

/** What to tell the visitor about cards that came out in another script; nothing when none did. */
export function languageNotes(asked: LanguageJob, cards: readonly Card[]): string[] {
  const strays = cards.filter((card) => !keepsLanguage(asked, card)).length
  if (strays === 0) return []
  const code = languageAskedOf(asked)
  const name = nameOfLanguage(code) ?? 'the language of your text'
  const which = strays === cards.length ? 'These' : `${strays} of these`
  return [`${which} could not be kept in ${name}. Tap Again, or choose another language.`]
}

function languageAskedOf({ tool, input, refine }: LanguageJob): string | null {
  if (refine?.action === 'change') return null
  if (!tool.form.fields.some(({ name }) => name === 'language') && !isRewrite({ tool, input })) return null
  const chosen: unknown = input.parameters.language
  if (typeof chosen === 'string' && chosen !== 'auto') return chosen
  return writesSentences(tool) ? languageOfPrompt(input) : null
}

/** Where the recipe may be in any language, the results are names and tags. */
const writesSentences = (tool: Job['tool']) => recipeOf(tool)?.writes !== 'names'

const languageOfPrompt = oncePerRequest(({ prompt }: Job['input']) => languageOfScript(prompt))

function latinShare(text: string, letters: number): number {
  return (text.match(/\p{Script=Latin}/gu)?.length ?? 0) / letters
}
