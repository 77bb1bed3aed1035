import type { NicheEntry } from '../niche-entry'
import { animals } from './animals'
import { artsAndPlay } from './arts-and-play'
import { bodyAndOutdoors } from './body-and-outdoors'
import { craftAndHome } from './craft-and-home'
import { food } from './food'
import { people } from './people'
import { style } from './style'
import { workAndTech } from './work-and-tech'

/** Every field of creators that the built-in writer knows. */
export const nicheEntries = {
  ...food,
  ...style,
  ...craftAndHome,
  ...animals,
  ...bodyAndOutdoors,
  ...artsAndPlay,
  ...people,
  ...workAndTech,
} as const satisfies Record<string, NicheEntry>

export type NicheId = keyof typeof nicheEntries
