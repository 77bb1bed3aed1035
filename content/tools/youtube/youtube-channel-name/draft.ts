import { CatalogueError } from '@/lib/core/errors'
import type { Random } from '@/lib/core/random'
import { usesAvoidedWord } from '@/lib/core/strings/avoided-word'
import { cutAtWord } from '@/lib/core/strings/cut'
import { upperFirst } from '@/lib/core/strings/upper-first'
import type { Draft, Order } from '@/lib/tool/define'
import type { Idea } from '@/lib/writer/names/idea'
import { nameIdeas } from '@/lib/writer/names/ideas'
import { joined } from '@/lib/writer/names/latin'
import type { ChannelName } from './channel-name'
import { type ChannelNameInput, type channelNameFields, longest } from './fields'
import { handleOf, MAX_TAGLINE } from './fit'

const MAX_AS_TYPED = 40

export const draft: Draft<typeof channelNameFields, ChannelName> = { writes: 'sentences', write }

function write(input: ChannelNameInput & Order, random: Random): ChannelName[] {
  const { name, vibe, length, avoid } = input.parameters
  const fits = (shown: string) => shown.length <= longest[length] && !usesAvoidedWord(shown, avoid)
  const tagline = taglineFor(input)
  const ideas = nameIdeas({ reading: input.reading, name, vibe, fits }, random)
  if (ideas.length === 0 && joined(input.prompt) === '') throw new CatalogueError('english_only')
  return (ideas.length > 0 ? ideas : [asTyped(input)]).map(({ shown, style, why }) => ({
    name: shown,
    handle: handleOf(shown),
    tagline,
    style,
    why,
  }))
}

/** The visitor's own words as a name, where they hold no noun to build on. */
function asTyped({ reading: { line } }: Order): Idea {
  return {
    shown: cutAtWord(line, MAX_AS_TYPED),
    style: 'descriptive',
    why: 'Your own words, as you wrote them.',
    uses: [],
  }
}

/** What is shown, in the visitor's words. */
function taglineFor({ reading: { spans, line, sentences } }: Order): string {
  const whole = [line, spans.subject, ...sentences].find((text) => text && text.length <= MAX_TAGLINE)
  return upperFirst(whole ?? line.split(/[,.;:]/)[0] ?? line)
}
