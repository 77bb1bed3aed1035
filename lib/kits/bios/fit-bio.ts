import { cleanText, emojiLimits, joinLines, limitEmojiAcrossParts } from '@/lib/core/strings/clean-text'
import { hasInventedNumber } from '@/lib/core/strings/invented-numbers'
import { isRejected } from '@/lib/core/strings/rejection-reason'
import { hasProfanity, usesAvoidedWord } from '@/lib/core/strings/unwanted-words'
import { truncateAtWord } from '@/lib/core/strings/word-limits'
import { measureUtf16Length } from '@/lib/platforms/counting/text-length'
import { type Bio, buildBioText } from './bio'
import type { BioInput } from './bio-brief'
import type { BioPlatform } from './bio-platforms'

const illnessAlternatives =
  '(?:acne|adhd|allerg(?:y|ies)|anxiety|arthritis|asthma|autism|cancers?|chronic pain|depression|diabetes|diseases?|' +
  'eczema|endometriosis|epilepsy|illness(?:es)?|infertility|inflammation|insomnia|ibs|lyme|migraines?|obesity|pcos|' +
  'psoriasis|rosacea|thyroid|tumou?rs?)'
const cureAlternatives =
  '(?:cur(?:e|es|ed|ing)|heal(?:s|ed|ing)?|revers(?:e|es|ed|ing)|treat(?:s|ed|ing)?|eliminat(?:e|es|ed|ing)|get(?:s|ting)? rid of)'

const curePattern = new RegExp(`\\b${cureAlternatives}\\b`, 'giu')
const illnessStartPattern = new RegExp(`^${illnessAlternatives}\\b`, 'iu')
const remedyPattern = new RegExp(`\\b${illnessAlternatives}\\s+(?:cure|remedy|reversal)\\b`, 'iu')

/** The maximum number of words between a cure and its illness, as in "healing my own severe anxiety". */
const MAX_WORDS_BETWEEN = 4

/**
 * Returns whether a text claims to cure an illness, because TikTok and Meta act on such claims (TikTok Community
 * Guidelines, misinformation; Meta Community Standards, harmful health misinformation; both checked 2026-11).
 */
export function claimsCure(text: string): boolean {
  return remedyPattern.test(text) || text.split(/[^\p{L}\p{N}’'\s]+/u).some(promisesCure)
}

function promisesCure(clause: string): boolean {
  return clause.matchAll(curePattern).some(({ 0: word, index }) => {
    const [restOfWord = '', ...followingWords] = clause.slice(index + word.length).split(/\s+/, MAX_WORDS_BETWEEN + 3)
    return (
      restOfWord === '' &&
      followingWords
        .slice(0, MAX_WORDS_BETWEEN + 1)
        .some((_, wordIndex) => illnessStartPattern.test(followingWords.slice(wordIndex, wordIndex + 2).join(' ')))
    )
  })
}

export function startsWithIllness(text: string): boolean {
  return illnessStartPattern.test(text)
}

type BioPartName = 'value' | 'detail' | 'cta'

/** `fitBio` uses the first combination that fits. An account that wants followers needs the next step least. */
const partCombinationsByGoal: Record<'grow' | 'other', readonly (readonly BioPartName[])[]> = {
  grow: [['value', 'detail', 'cta'], ['value', 'detail'], ['detail', 'cta'], ['detail'], ['value'], ['cta'], []],
  other: [['value', 'detail', 'cta'], ['detail', 'cta'], ['value', 'cta'], ['cta'], ['detail'], ['value'], []],
}

/** Fits a bio to its platform's limits in UTF-16 units by omitting parts; null if it is unusable. */
export function fitBio(bio: Bio, platform: BioPlatform, { prompt, parameters }: BioInput): Bio | null {
  const [lead = '', value = '', detail = '', cta = ''] = limitEmojiAcrossParts(
    [bio.lead, bio.value, bio.detail, bio.cta].map(cleanPart),
    emojiLimits[parameters.emoji],
  )
  const cleanedBio: Bio = {
    formula: joinLines(cleanText(bio.formula)),
    lead,
    value,
    detail,
    cta: !platform.hasLink && linkMentionPattern.test(cta) ? '' : cta,
    name: truncateAtWord(joinLines(cleanText(bio.name)), platform.name.max),
  }
  const fittedBio = partCombinationsByGoal[parameters.goal === 'grow' ? 'grow' : 'other']
    .map((partsToKeep) => keepParts(cleanedBio, partsToKeep))
    .find((candidate) => measureUtf16Length(buildBioText(candidate, platform.isMultiline)) <= platform.bio.max)
  if (!fittedBio || fittedBio.lead === '') return null
  const visitorText = Object.values({ prompt, ...parameters }).join(' ')
  const text = `${buildBioText(fittedBio, platform.isMultiline)}\n${fittedBio.name}`
  const isUnusable =
    isRejected(text) ||
    hasInventedNumber(text, visitorText) ||
    usesAvoidedWord(text, parameters.avoid) ||
    claimsCure(text) ||
    hasProfanity(text) ||
    (urlOrHandlePattern.test(text) && !urlOrHandlePattern.test(visitorText))
  return isUnusable ? null : fittedBio
}

const linkMentionPattern = /\b(?:links?|linked|below|website|url)\b|[↓⬇👇🔗]/iu
const urlOrHandlePattern = /https?:|www\.|(?<![\p{L}\p{N}])@\w|\w-*\.(?:com|net|org|io|co|me|shop)\b/iu

function keepParts(bio: Bio, partsToKeep: readonly BioPartName[]): Bio {
  const getPart = (name: BioPartName) => (partsToKeep.includes(name) ? bio[name] : '')
  return { ...bio, value: getPart('value'), detail: getPart('detail'), cta: getPart('cta') }
}

/** Removes hashtags, which no platform's profile search needs, and the final full stop. */
function cleanPart(text: string): string {
  return joinLines(cleanText(text))
    .replace(/(?:^|\s)#[\p{L}\p{N}_]+/gu, '')
    .replace(/(?<!\.)\.$/, '')
    .trim()
}
