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

/** Pictures of one script: those that the field lends first, then those that anybody can film. */
export function dealShows(lent: readonly string[], seen: boolean): (show: Show) => string {
  const left = [...lent]
  return (asked) => {
    const show = seen ? asked : (unseen[asked] ?? asked)
    const own = show === 'thing' || show === 'hands' ? left.shift() : undefined
    return own === undefined ? shows[show] : own.charAt(0).toUpperCase() + own.slice(1)
  }
}
