import { CatalogueError } from '@/lib/errors'
import { rankKeywords } from './keywords'
import { detectLanguage } from './language/detect-language'
import { recogniseNiche } from './niches'
import { readForeign } from './parse/read-foreign'
import { readPassage } from './parse/read-passage'
import { cleanPrompt } from './prompt/clean-prompt'
import { withoutCureClaim } from './prompt/cure-claim'
import { isNonsense } from './prompt/is-nonsense'
import { readPart } from './prompt/read-part'
import { restoreCase } from './prompt/restore-case'
import { mendSpelling } from './prompt/spelling'
import { stripRequest } from './prompt/strip-request'
import type { Topic } from './topic'

/**
 * Reads what a prompt is about from its first 600 characters, without a model, within milliseconds. In another language than
 * English only `language`, `noun` and `keywords` are to be relied on.
 * Throws `CatalogueError('unclear_topic')` where there is nothing to write about: mashed keys, digits, emoji, or only a request
 * without a subject.
 */
export function readTopic(prompt: string): Topic {
  const clean = cleanPrompt(readPart(prompt))
  const subject = stripRequest(clean.text)
  if (isNonsense(subject)) throw new CatalogueError('unclear_topic')

  const language = detectLanguage(clean.text)
  if (language !== 'en') return readForeign(subject, language)

  const line = mendSpelling(restoreCase(withoutCureClaim(subject)))
  const reading = readPassage(line)
  if (reading === null) throw new CatalogueError('unclear_topic')
  const { others, ...fields } = reading
  const details = others
    .filter((phrase) => phrase.split(' ').length <= 5)
    .toSorted((one, other) => Number(/[ \p{Lu}]/u.test(other)) - Number(/[ \p{Lu}]/u.test(one)))
    .slice(0, 8)

  return {
    language,
    ...fields,
    details,
    keywords: rankKeywords(reading.noun, details, line, clean.hashtags),
    personal: /\b(?:I|I'm|I've|my|we|our|me|us)\b/.test(line),
    line: /[.!?;]/.test(line) || line.length > 80 ? null : line,
    niche: recogniseNiche(reading.noun, line, clean.hashtags.join(' ')),
  }
}
