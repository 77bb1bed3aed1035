import { PublicError } from '@/lib/core/errors'
import type { Random } from '@/lib/core/random'
import { truncateAtWord } from '@/lib/core/strings/truncate-at-word'
import { tiktokNickname } from '@/lib/platforms/networks/tiktok'
import type { Draft, DraftContext } from '@/lib/tool/define'
import type { Idea } from '@/lib/writer/names/idea'
import { nameIdeas } from '@/lib/writer/names/ideas'
import { spelledOut } from '@/lib/writer/names/latin'
import type { UsernameInput, usernameFields } from './fields'
import { sanitizeHandle } from './fit'
import { joinParts } from './join-parts'
import type { Username } from './username'

export const draft: Draft<typeof usernameFields, Username> = { writes: 'names', write }

function write(input: UsernameInput & DraftContext, random: Random): Username[] {
  const { name, vibe } = input.parameters
  const handles = new Map<string, string>()
  const fits = (shown: string) => {
    const handle = joinParts(framed(partsOf(shown), input), input.parameters, random)
    const taken = [...handles.values()].some((other) => plain(other) === plain(handle ?? ''))
    if (handle !== null && !taken) handles.set(shown, handle)
    return handle !== null && !taken
  }
  const found = nameIdeas({ reading: input.reading, name, vibe, fits }, random)
  const ideas = found.length > 0 ? found : asTyped(input.reading).filter(({ shown }) => fits(shown))
  if (ideas.length === 0 && /[^\P{L}\p{sc=Latin}]/u.test(input.prompt)) throw new PublicError('english_only')
  return [...ideas, ...numbered(ideas, input).filter(({ shown }) => fits(shown))].flatMap(
    ({ shown, style, why }) => {
      const handle = handles.get(shown)
      return handle ? [{ handle, displayName: truncateAtWord(shown, tiktokNickname.max), style, why }] : []
    },
  )
}

/** The visitor's own words, the first two and the first three, where they hold no noun to build on. */
function asTyped({ line }: DraftContext['reading']): Idea[] {
  const words = line.split(' ')
  return [2, 3].map((count) => ({
    shown: words.slice(0, count).join(' '),
    style: 'descriptive',
    why: 'Your own words, as you wrote them.',
    uses: [],
  }))
}

function plain(handle: string): string {
  return handle.replace(/[._]/g, '')
}

/** Parts in Latin letters; none where a word of the name has no spelling in them. */
function partsOf(shown: string): string[] {
  const words = shown
    .replace(/&/g, ' and ')
    .split(/[\s,]+/)
    .filter(Boolean)
  const parts = words.map(spelledOut)
  return parts.includes('') ? [] : parts
}

/** Digits that mean something, for those who ask for them. */
function numbered(ideas: readonly Idea[], { parameters, reading }: UsernameInput & DraftContext): Idea[] {
  const noun = ideas.find(({ style }) => style === 'descriptive')
  if (!parameters.numbers || !noun || reading.kind === 'hard-time') return []
  return [{ ...noun, shown: `${noun.shown.split(' ')[0]} 101`, why: '“101” is a first lesson.', uses: [] }]
}

/** The letters that it has to start and end with stand around the parts, unless they are there already. */
function framed(parts: readonly string[], { parameters }: UsernameInput): string[] {
  const starts = sanitizeHandle(parameters.startsWith)
  const ends = sanitizeHandle(parameters.endsWith)
  const bare = parts.join('')
  return [
    ...(starts !== '' && !bare.startsWith(starts) ? [starts] : []),
    ...parts,
    ...(ends !== '' && !bare.endsWith(ends) ? [ends] : []),
  ]
}
