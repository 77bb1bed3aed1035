import { isEnglish } from '@/lib/hashtags/tag-request'
import type { HashtagDraftInput } from './fields'

/**
 * Queries that show who uses a tag today and what they ask. Operators: docs.sorsa.io/search-operators (those that work on
 * x.com), checked 2026-11.
 */
export function searchesFor(phrase: string, tags: readonly string[], input: HashtagDraftInput): string[] {
  const [first = '', second = ''] = tags
  const language = isEnglish(input) ? ' lang:en' : ''
  const questions = isEnglish(input) ? ' ("how do" OR "anyone know")' : ''
  const region = input.parameters.region.replace(/["\s]+/g, ' ').trim()
  return [
    `"${phrase}"${questions} -filter:links`,
    ...(region ? [`"${phrase}" "${region}"`] : []),
    `${first} -filter:replies${language}`,
    `"${phrase}" filter:follows`,
    ...(second ? [`(${first} OR ${second}) filter:media`] : [`${first} filter:media`]),
    `"${phrase}" -${first}${language}`,
  ]
}
