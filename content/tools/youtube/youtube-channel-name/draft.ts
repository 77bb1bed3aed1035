import { PublicError } from '@/lib/core/errors'
import type { Random } from '@/lib/core/random'
import { truncateAtWord } from '@/lib/core/strings/truncate-at-word'
import { upperFirst } from '@/lib/core/strings/upper-first'
import { usesAvoidedWord } from '@/lib/core/strings/uses-avoided-word'
import type { DraftContext, DraftRecipe } from '@/lib/tool/tool-definition'
import { buildNameIdeas } from '@/lib/writer/names/build-name-ideas'
import type { NameIdea } from '@/lib/writer/names/name-idea'
import { buildHandle } from '@/lib/writer/names/transliteration'
import type { ChannelName } from './channel-name'
import { type ChannelNameInput, type channelNameFields, maxNameLength } from './fields'
import { MAX_TAGLINE_LENGTH, toHandle } from './fit'

const MAX_PROMPT_NAME_LENGTH = 40

export const draft: DraftRecipe<typeof channelNameFields, ChannelName> = { outputKind: 'sentences', write }

function write(input: ChannelNameInput & DraftContext, random: Random): ChannelName[] {
  const { name, vibe, length, avoid } = input.parameters
  const fits = (candidate: string) => candidate.length <= maxNameLength[length] && !usesAvoidedWord(candidate, avoid)
  const tagline = buildTagline(input)
  const ideas = buildNameIdeas({ reading: input.reading, visitorName: name, vibe, fits }, random)
  if (ideas.length === 0 && buildHandle(input.prompt) === '') throw new PublicError('english_only')
  return (ideas.length > 0 ? ideas : [buildIdeaFromPrompt(input)]).map(({ displayName, style, why }) => ({
    name: displayName,
    handle: toHandle(displayName),
    tagline,
    style,
    why,
  }))
}

/** The visitor's own words as a name, where they hold no noun to build on. */
function buildIdeaFromPrompt({ reading: { line } }: DraftContext): NameIdea {
  return {
    displayName: truncateAtWord(line, MAX_PROMPT_NAME_LENGTH),
    style: 'descriptive',
    why: 'Your own words, as you wrote them.',
    addedWords: [],
  }
}

/** What is shown, in the visitor's words. */
function buildTagline({ reading: { spans, line, sentences } }: DraftContext): string {
  const shortText = [line, spans.subject, ...sentences].find((text) => text && text.length <= MAX_TAGLINE_LENGTH)
  return upperFirst(shortText ?? line.split(/[,.;:]/)[0] ?? line)
}
