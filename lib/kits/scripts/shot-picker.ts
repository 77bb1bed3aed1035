import type { ParsedPrompt, PromptKind } from '@/lib/tool/parsed-prompt'
import { localizedScriptTexts } from './localized-script-texts'

/** What anybody can film alone, with what they have. */
export const shotTexts = {
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

export type ShotName = keyof typeof shotTexts

/** Where nobody looks into the lens. */
const shotsWithoutSpeaker: Partial<Record<ShotName, ShotName>> = { lens: 'thing', back: 'place' }
const basicShots: Partial<Record<ShotName, 'lens' | 'thing' | 'hands' | 'place'>> = {
  lens: 'lens',
  back: 'lens',
  thing: 'thing',
  hands: 'hands',
  place: 'place',
  quiet: 'place',
}

/** Kinds whose pictures are those of their field; elsewhere they would stand beside the point. */
const nicheShotKinds: readonly PromptKind[] = ['subject', 'day']

const localizedShots: ReadonlySet<string> = new Set(
  Object.values(localizedScriptTexts).flatMap(({ lens, thing, hands, place }) => [lens, thing, hands, place]),
)

/** Whether a picture is in words of another language, where labels of the page's language have no place. */
export const isLocalizedShot = (shot: string) => localizedShots.has(shot)

/** Pictures of one script, in the language of its text; none where we have no words. */
export type PickShot = (shotName: ShotName) => string

/** Those that the field lends come first, then those that anybody can film. */
export function createShotPicker(
  { niche, language, kind, sure: isSure }: Pick<ParsedPrompt, 'niche' | 'language' | 'kind' | 'sure'>,
  canFaceCamera: boolean,
): PickShot {
  const nicheShots = isSure && nicheShotKinds.includes(kind) ? [...(niche?.shots ?? [])] : []
  return (shotName) => {
    const allowedShotName = canFaceCamera ? shotName : (shotsWithoutSpeaker[shotName] ?? shotName)
    if (language !== 'en') return localizedScriptTexts[language]?.[basicShots[allowedShotName] ?? 'thing'] ?? ''
    const nicheShot = allowedShotName === 'thing' ? nicheShots.shift() : undefined
    return nicheShot === undefined ? shotTexts[allowedShotName] : nicheShot.charAt(0).toUpperCase() + nicheShot.slice(1)
  }
}
