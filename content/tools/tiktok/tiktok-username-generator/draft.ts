import { PublicError } from '@/lib/core/errors'
import type { Random } from '@/lib/core/random'
import { truncateAtWord } from '@/lib/core/strings/truncate-at-word'
import { tiktokNickname } from '@/lib/platforms/networks/tiktok'
import type { DraftContext, DraftRecipe } from '@/lib/tool/tool-definition'
import { buildNameIdeas } from '@/lib/writer/names/build-name-ideas'
import type { NameIdea } from '@/lib/writer/names/name-idea'
import { transliterateWord } from '@/lib/writer/names/transliteration'
import type { UsernameInput, usernameFields } from './fields'
import { sanitizeHandle } from './fit'
import { joinParts } from './join-parts'
import type { Username } from './username'

export const draft: DraftRecipe<typeof usernameFields, Username> = { outputKind: 'names', write }

function write(input: UsernameInput & DraftContext, random: Random): Username[] {
  const { name, vibe } = input.parameters
  const handlesByCandidate = new Map<string, string>()
  const addHandleIfFits = (candidate: string) => {
    const handle = joinParts(addPrefixAndSuffix(splitIntoParts(candidate), input), input.parameters, random)
    const isDuplicate = [...handlesByCandidate.values()].some(
      (other) => removePunctuation(other) === removePunctuation(handle ?? ''),
    )
    if (handle !== null && !isDuplicate) handlesByCandidate.set(candidate, handle)
    return handle !== null && !isDuplicate
  }
  const generatedIdeas = buildNameIdeas(
    { reading: input.reading, visitorName: name, vibe, fits: addHandleIfFits },
    random,
  )
  const ideas =
    generatedIdeas.length > 0
      ? generatedIdeas
      : buildIdeasFromPrompt(input.reading).filter(({ displayName }) => addHandleIfFits(displayName))
  if (ideas.length === 0 && /[^\P{L}\p{sc=Latin}]/u.test(input.prompt)) throw new PublicError('english_only')
  return [
    ...ideas,
    ...buildNumberedIdeas(ideas, input).filter(({ displayName }) => addHandleIfFits(displayName)),
  ].flatMap(({ displayName, style, why }) => {
    const handle = handlesByCandidate.get(displayName)
    return handle ? [{ handle, displayName: truncateAtWord(displayName, tiktokNickname.max), style, why }] : []
  })
}

/** The visitor's own words, the first two and the first three, where they hold no noun to build on. */
function buildIdeasFromPrompt({ line }: DraftContext['reading']): NameIdea[] {
  const words = line.split(' ')
  return [2, 3].map((count) => ({
    displayName: words.slice(0, count).join(' '),
    style: 'descriptive',
    why: 'Your own words, as you wrote them.',
    addedWords: [],
  }))
}

function removePunctuation(handle: string): string {
  return handle.replace(/[._]/g, '')
}

/** Parts in Latin letters; none where a word of the name has no spelling in them. */
function splitIntoParts(name: string): string[] {
  const words = name
    .replace(/&/g, ' and ')
    .split(/[\s,]+/)
    .filter(Boolean)
  const parts = words.map(transliterateWord)
  return parts.includes('') ? [] : parts
}

/** Digits that mean something, for those who ask for them. */
function buildNumberedIdeas(
  ideas: readonly NameIdea[],
  { parameters, reading }: UsernameInput & DraftContext,
): NameIdea[] {
  const descriptiveIdea = ideas.find(({ style }) => style === 'descriptive')
  if (!parameters.numbers || !descriptiveIdea || reading.kind === 'hard-time') return []
  return [
    {
      ...descriptiveIdea,
      displayName: `${descriptiveIdea.displayName.split(' ')[0]} 101`,
      why: '“101” is a first lesson.',
      addedWords: [],
    },
  ]
}

/** The letters that it has to start and end with stand around the parts, unless they are there already. */
function addPrefixAndSuffix(parts: readonly string[], { parameters }: UsernameInput): string[] {
  const prefix = sanitizeHandle(parameters.startsWith)
  const suffix = sanitizeHandle(parameters.endsWith)
  const joinedParts = parts.join('')
  return [
    ...(prefix !== '' && !joinedParts.startsWith(prefix) ? [prefix] : []),
    ...parts,
    ...(suffix !== '' && !joinedParts.endsWith(suffix) ? [suffix] : []),
  ]
}
