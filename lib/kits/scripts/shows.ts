import type { Kind, Reading } from '@/lib/tool/reading'
import { elsewhere } from './elsewhere'

/** What anybody can film alone, with what they have. */
export const shows = {
  lens: 'You, close to the lens',
  back: 'You again, a step further back',
  thing: 'What you’re talking about, close',
  hands: 'Your hands, close',
  all: 'Everything you need, in one frame',
  place: 'The place around you, wide',
  before: 'How it was, or a photo of it',
  result: 'The result, held still',
  both: 'Both, side by side',
  one: 'You as the first person',
  other: 'You as the other one, in another jumper',
  look: 'Both take one look into the lens',
  still: 'The last picture, held a little longer',
  quiet: 'You, or the view from a window',
  stays: 'The same picture, nobody speaking',
} as const

export type Show = keyof typeof shows

/** Where nobody looks into the lens. */
const unseen: Partial<Record<Show, Show>> = { lens: 'thing', back: 'place' }
const basics: Partial<Record<Show, 'lens' | 'thing' | 'hands' | 'place'>> = {
  lens: 'lens',
  back: 'lens',
  thing: 'thing',
  hands: 'hands',
  place: 'place',
  quiet: 'place',
}

/** Kinds whose pictures are those of their field; elsewhere they would stand beside the point. */
const ofField: readonly Kind[] = ['subject', 'day']

const foreign: ReadonlySet<string> = new Set(
  Object.values(elsewhere).flatMap(({ lens, thing, hands, place }) => [lens, thing, hands, place]),
)

/** Whether a picture is in words of another language, where labels of the page's language have no place. */
export const isForeign = (show: string) => foreign.has(show)

/** Pictures of one script, in the language of its text; none where we have no words. */
export type DealShow = (show: Show) => string

/** Those that the field lends come first, then those that anybody can film. */
export function dealShows(
  { niche, language, kind, sure }: Pick<Reading, 'niche' | 'language' | 'kind' | 'sure'>,
  seen: boolean,
): DealShow {
  const lent = sure && ofField.includes(kind) ? [...(niche?.shots ?? [])] : []
  return (asked) => {
    const show = seen ? asked : (unseen[asked] ?? asked)
    if (language !== 'en') return elsewhere[language]?.[basics[show] ?? 'thing'] ?? ''
    const own = show === 'thing' ? lent.shift() : undefined
    return own === undefined ? shows[show] : own.charAt(0).toUpperCase() + own.slice(1)
  }
}
