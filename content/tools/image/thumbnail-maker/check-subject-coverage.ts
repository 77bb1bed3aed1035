import type { Box } from '@/components/editor/editor-tool'
import type { TextMeasurer } from '@/lib/images/drawing/shapes'
import { getOverlapArea } from './arrange-around-subject'
import type { ReadabilityCheck } from './checks'
import { getInkBounds } from './ink-bounds'
import { getTextLayers, type ThumbnailScene } from './scene'

/** A line of large letters across a face covers as much of it. */
const MAX_COVERED_SHARE = 0.25

/** Whether words, or the boxes they stand on, hide the subject of the picture. */
export function checkSubjectCoverage(scene: ThumbnailScene, subject: Box, measure: TextMeasurer): ReadabilityCheck[] {
  const boxes = scene.layers.filter((layer) => layer.kind === 'shape' && layer.shape === 'box')
  const textBoxes = getTextLayers(scene).flatMap((layer) => getInkBounds(layer, measure))
  // A text that stands on a box covers nothing more.
  const coveredAreas = [boxes, textBoxes].map((boxGroup) =>
    boxGroup.reduce((sum, box) => sum + getOverlapArea(box, subject), 0),
  )
  const share = Math.min(1, Math.max(...coveredAreas) / (subject.width * subject.height))
  if (share < MAX_COVERED_SHARE) return []
  const percentText = `${Math.round(share * 100)} %`
  const text = `Words cover ${percentText} of where the picture seems to show most. Move them or the picture.`
  return [{ isOk: false, text }]
}
