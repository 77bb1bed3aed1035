import { utf16Length } from '@/lib/platforms/count'
import { capitalise } from '@/lib/writer/grammar'
import { ownerIn } from '@/lib/writer/naming/owner'
import { modifierOf, shortNameOf } from '@/lib/writer/phrasing/names'
import type { Topic } from '@/lib/writer/topic'
import type { BioInput } from './bio-fields'
import type { Profile, Stance } from './profile'
import { isTrade } from './values'

/**
 * Names for above a bio, best first: the visitor's own beside a word that people search for, or that word by itself where
 * they gave no name. At most `max` UTF-16 units; at least one.
 */
export function displayNames(
  { stance, slots, place }: Profile,
  { prompt, topic, parameters }: BioInput & { topic: Topic },
  max: number,
): string[] {
  const given = parameters.name.trim() || (stance === 'business' ? '' : ownerIn(prompt))
  const keyword = inTitleCase(withoutSize(slots.role ?? slots.goods ?? shortNameOf(topic)))
  const own = keyword.toLowerCase().includes(given.toLowerCase()) ? '' : given
  const names = own
    ? [
        `${own} | ${keyword}`,
        ...(place ? [`${own} | ${keyword} ${place}`] : []),
        `${own} · ${keyword}`,
        `${own}, ${keyword}`,
        ...(besides[stance] ? [besides[stance].replace('{own}', own).replace('{keyword}', keyword)] : []),
        own,
      ]
    : [
        ...(place ? [`${keyword} | ${place}`, `${keyword} in ${place}`] : []),
        ...(slots.aud && stance !== 'sentence' ? [`${keyword} for ${inTitleCase(slots.aud)}`] : []),
        ...(slots.second ? [`${keyword} & ${inTitleCase(slots.second)}`] : []),
        ...(stance === 'sentence' ? namesOfSentence(slots, topic) : [keyword]),
        ...(stance === 'subject' && !isTrade(parameters.goal)
          ? kinds.map((kind) => `${inTitleCase(withoutSize(modifierOf(topic)))} ${kind}`)
          : []),
        ...(stance === 'business' ? [inTitleCase(withoutSize(shortNameOf(topic)))] : []),
      ]
  const fitting = [...new Set(names)].filter((name) => name !== '' && utf16Length(name) <= max)
  return fitting.length > 0 ? fitting : [own || keyword]
}

const besides: Partial<Record<Stance, string>> = {
  subject: '{keyword} with {own}',
  business: '{keyword} by {own}',
  role: '{own} the {keyword}',
}

const kinds = ['Notes', 'Diary', 'Basics', 'Tips'] as const

/** "Dog Diary" for a scene, "Teaching Kids to Code" for what somebody does, else the field. */
function namesOfSentence({ scene, act }: Profile['slots'], topic: Topic): string[] {
  const modifier = inTitleCase(modifierOf(topic))
  if (scene) return [`${modifier} Diary`, `${modifier} Notes`]
  if (act) return [inTitleCase(act)]
  return topic.niche.id === 'general' ? [] : [topic.niche.label]
}

/** "candle shop" for "small candle shop": nobody searches for the size. */
function withoutSize(words: string): string {
  return words.replace(/^(?:small|little|tiny|new|my|own) /i, '')
}

const small = new Set('a an and at by for from in of on or the to with'.split(' '))

function inTitleCase(words: string): string {
  return words
    .split(' ')
    .map((word, index) => (index > 0 && small.has(word) ? word : capitalise(word)))
    .join(' ')
}
