import type { Box } from '@/components/editor/editor-tool'
import type { Measure } from '@/lib/images/drawing/shapes'
import { shared } from './around-subject'
import type { Check } from './checks'
import { inkOf } from './ink'
import { type Scene, textsOf } from './scene'

/** A line of large letters across a face covers as much of it. */
const MUCH = 0.25

/** Whether words, or the boxes they stand on, hide the subject of the picture. */
export function coverChecks(scene: Scene, subject: Box, measure: Measure): Check[] {
  const boxes = scene.layers.filter((layer) => layer.kind === 'shape' && layer.shape === 'box')
  const letters = textsOf(scene).flatMap((layer) => inkOf(layer, measure))
  // A text that stands on a box covers nothing more.
  const covered = [boxes, letters].map((all) => all.reduce((sum, one) => sum + shared(one, subject), 0))
  const share = Math.min(1, Math.max(...covered) / (subject.width * subject.height))
  if (share < MUCH) return []
  const figure = `${Math.round(share * 100)} %`
  const text = `Words cover ${figure} of where the picture seems to show most. Move them or the picture.`
  return [{ well: false, text }]
}
