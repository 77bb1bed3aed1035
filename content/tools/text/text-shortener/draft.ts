import { detectLanguage } from '@/lib/text/language/detect-language'
import type { DraftRecipe } from '@/lib/tool/tool-definition'
import { getLimit, type ShortenInput, type shortenFields } from './fields'
import { type LengthLimit, type ShortenedText, shortenToLimit } from './shorten-to-limit'
import type { ShorterVersion } from './shorter-version'
import { tighten } from './tighten'

export const draft: DraftRecipe<typeof shortenFields, ShorterVersion> = {
  outputKind: 'excerpts',
  write: (input) => buildVersions(input, getLimit(input)),
}

function buildVersions({ prompt, parameters: { keepLinks } }: ShortenInput, limit: LengthLimit): ShorterVersion[] {
  const tightenedText = detectLanguage(prompt.slice(0, 600)) === 'en' ? tighten(prompt) : prompt
  const versions = [
    toVersion(shortenToLimit(prompt, limit, { shouldKeepLinks: keepLinks, priority: 'rank' })),
    toVersion(
      shortenToLimit(tightenedText, limit, { shouldKeepLinks: keepLinks, priority: 'rank' }),
      tightenedText !== prompt,
    ),
    toVersion(shortenToLimit(prompt, limit, { shouldKeepLinks: keepLinks, priority: 'place' })),
    toVersion(
      shortenToLimit(tightenedText, limit, { shouldKeepLinks: keepLinks, priority: 'place' }),
      tightenedText !== prompt,
    ),
  ].filter(({ text }) => text !== '')
  const completeVersions = versions.filter(({ isCut }) => !isCut)
  return (completeVersions.length > 0 ? completeVersions : versions).map(({ text, left }) => ({ text, left }))
}

function toVersion(
  { text, retainedSentenceCount, totalSentenceCount, isCut }: ShortenedText,
  isTightened = false,
): ShorterVersion & { isCut: boolean } {
  const omittedCount = totalSentenceCount - retainedSentenceCount
  const omittedCountText = omittedCount === 1 ? '1 sentence' : `${omittedCount} sentences`
  const omission = isCut
    ? 'The rest of a sentence: no whole one fits'
    : omittedCount > 0
      ? `${omittedCountText} of ${totalSentenceCount}`
      : ''
  return {
    text,
    isCut,
    left: [isTightened ? 'Fillers and long phrases' : '', omission].filter(Boolean).join(', '),
  }
}
