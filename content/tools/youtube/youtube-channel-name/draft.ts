import { PublicError } from '@/lib/core/errors'
import type { Random } from '@/lib/core/random'
import { usesAvoidedWord } from '@/lib/core/strings/avoided-word'
import { truncateAtWord } from '@/lib/core/strings/truncate-at-word'
import { upperFirst } from '@/lib/core/strings/upper-first'
import type { Draft, DraftContext } from '@/lib/tool/define'
import type { Idea } from '@/lib/writer/names/idea'
import { nameIdeas } from '@/lib/writer/names/ideas'
import { joined } from '@/lib/writer/names/latin'
import type { ChannelName } from './channel-name'
import { type ChannelNameInput, type channelNameFields, maxNameLength } from './fields'
import { MAX_TAGLINE_LENGTH, toHandle } from './fit'

const MAX_AS_TYPED = 40

export const draft: Draft<typeof channelNameFields, ChannelName> = { writes: 'sentences', write }

function write(input: ChannelNameInput & DraftContext, random: Random): ChannelName[] {
  const { name, vibe, length, avoid } = input.parameters
  const fits = (shown: string) => shown.length <= maxNameLength[length] && !usesAvoidedWord(shown, avoid)
  const tagline = taglineFor(input)
  const ideas = nameIdeas({ reading: input.reading, name, vibe, fits }, random)
  if (ideas.length === 0 && joined(input.prompt) === '') throw new PublicError('english_only')
  return (ideas.length > 0 ? ideas : [asTyped(input)]).map(({ shown, style, why }) => ({
    name: shown,
    handle: toHandle(shown),
    tagline,
    style,
    why,
  }))
}

/** The visitor's own words as a name, where they hold no noun to build on. */
function asTyped({ reading: { line } }: DraftContext): Idea {
  return {
    shown: truncateAtWord(line, MAX_AS_TYPED),
    style: 'descriptive',
    why: 'Your own words, as you wrote them.',
    uses: [],
  }
}

/** What is shown, in the visitor's words. */
function taglineFor({ reading: { spans, line, sentences } }: DraftContext): string {
  const whole = [line, spans.subject, ...sentences].find((text) => text && text.length <= MAX_TAGLINE_LENGTH)
  return upperFirst(whole ?? line.split(/[,.;:]/)[0] ?? line)
}
