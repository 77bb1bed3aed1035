import type { HashtagDraftInput } from './fields'

/**
 * Queries that show who uses a tag today and what they ask. Operators: docs.sorsa.io/search-operators (those that work on
 * x.com), checked 2026-11.
 */
export function buildSearches(
  phrase: string,
  tags: readonly string[],
  { reading, parameters }: HashtagDraftInput,
): string[] {
  const [firstTag = ''] = tags
  const isEnglish = reading.language === 'en'
  const region = parameters.region.replace(/["\s]+/g, ' ').trim()
  return [
    `"${phrase}"${isEnglish ? ' ("how do" OR "anyone know")' : ''} -filter:links`,
    ...(region && !phrase.includes(region.toLowerCase()) ? [`"${phrase}" "${region}"`] : []),
    `${firstTag} -filter:replies${isEnglish ? ' lang:en' : ''}`,
    `"${phrase}" filter:follows`,
  ]
}
