import { blankPattern } from '@/lib/core/strings/blanks'
import { removeLinks } from '@/lib/platforms/links'
import { detectLanguageByScript } from '@/lib/text/language/detect-language-by-script'
import type { Card } from '@/lib/tool/card'
import type { WritingJob } from '@/lib/tool/engine'
import { memoizePerRequest } from '@/lib/tool/memoize-per-request'
import { getDraft } from '@/lib/tool/prompt-tool'
import { getLanguageName } from '@/lib/tool/shared-fields'
import { collectTexts, isRewrite } from './candidate-card'

type LanguageJob = Pick<WritingJob, 'tool' | 'input' | 'refine'>

/** Languages that script detection can report for a short text in the key's language. */
const languagesWithSimilarScript: Readonly<Record<string, readonly string[]>> = {
  ja: ['zh'],
  uk: ['ru'],
  sr: ['ru'],
  ar: ['fa'],
  fa: ['ar'],
  ur: ['ar', 'fa'],
}

/** Fewer letters do not distinguish such languages. */
const MIN_LETTERS_TO_DISTINGUISH = 30

/** Judges by script and some special letters. Without a choice, a prompt in a non-Latin script sets the language. */
export function isInRequestedLanguage(job: LanguageJob, card: Pick<Card, 'carry' | 'item'>): boolean {
  const language = getRequestedLanguage(job)
  return language === null || isWrittenIn(language, collectTexts(card.item).join('\n') || card.carry)
}

/** Whether a text is in the script of a language (ISO 639-1). A text without letters matches every script. */
export function isWrittenIn(language: string, text: string): boolean {
  const plainText = removeLinks(text.replace(blankPattern, '')).replace(/@\w+/g, '')
  const letterCount = plainText.match(/\p{L}/gu)?.length ?? 0
  if (letterCount === 0) return true
  if (latinLanguages.has(language)) return (plainText.match(/\p{Script=Latin}/gu)?.length ?? 0) >= letterCount / 2
  const detectedLanguage = detectLanguageByScript(plainText)
  if (detectedLanguage === language) return true
  return (
    letterCount < MIN_LETTERS_TO_DISTINGUISH &&
    (languagesWithSimilarScript[language] ?? []).includes(detectedLanguage ?? '')
  )
}

const latinLanguages: ReadonlySet<string> = new Set('en es pt fr de it nl pl tr id vi sv da no fi cs ro hu'.split(' '))

export function buildLanguageNotes(job: LanguageJob, cards: readonly Card[]): string[] {
  const wrongLanguageCount = cards.filter((card) => !isInRequestedLanguage(job, card)).length
  if (wrongLanguageCount === 0) return []
  const code = getRequestedLanguage(job)
  const name = getLanguageName(code) ?? 'the language of your text'
  const subject = wrongLanguageCount === cards.length ? 'These' : `${wrongLanguageCount} of these`
  return [`${subject} could not be kept in ${name}. Tap Again, or choose another language.`]
}

function getRequestedLanguage({ tool, input, refine }: LanguageJob): string | null {
  if (refine?.action === 'change') return null
  if (!tool.form.fields.some(({ name }) => name === 'language') && !isRewrite({ tool, input })) return null
  const selectedLanguage: unknown = input.parameters.language
  if (typeof selectedLanguage === 'string' && selectedLanguage !== 'auto') return selectedLanguage
  return getDraft(tool)?.outputKind === 'names' ? null : detectPromptLanguage(input)
}

const detectPromptLanguage = memoizePerRequest(({ prompt }: WritingJob['input']) => detectLanguageByScript(prompt))
