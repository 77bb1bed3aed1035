import type { EditorTool, Layer } from '@/components/editor/editor'
import type { Box } from '@/lib/core/geometry/sizes'
import type { Drawing, Shape, TextMeasurer } from '@/lib/images/drawing/shapes'
import { layOutTextBlock } from '@/lib/images/drawing/text-block'
import { getPreset } from '@/lib/platforms/images/presets'
import { getCellBoxes } from './cells'
import { type CollageScene, initialScene, parseScene, resetCellView } from './scene'

const EMPTY_CELL_COLOR = '#d9d2c7'

export const collageEditor: EditorTool<CollageScene> = {
  type: 'collage-maker',
  initialScene,
  parse: parseScene,
  draw: drawCollage,
  listLayers: getLayers,
  // The layout fixes each cell's position; only the image in it moves.
  placeLayer: (scene) => scene,
  getLayerSection: () => 'photos',
  listImageIds: ({ cells }) => cells.flatMap(({ picture }) => picture ?? []),
  stripImages: (scene) => ({
    ...scene,
    cells: scene.cells.map((cell) => resetCellView({ ...cell, picture: null, name: '' })),
  }),
}

function drawCollage(scene: CollageScene, measure: TextMeasurer): Drawing {
  const { width, height } = getPreset(scene.preset)
  const cellBoxes = getCellBoxes(scene)
  const background: Shape = { kind: 'box', x: 0, y: 0, width, height, color: scene.ground }
  const imageShapes = scene.cells.flatMap((cell, index): Shape[] => {
    const cellBox = cellBoxes[index]
    if (!cellBox) return []
    const { picture, x, y, zoom, label } = cell
    const radius = Math.min(scene.radius, cellBox.width / 2, cellBox.height / 2)
    return [
      { kind: 'picture', id: picture ?? '', ...cellBox, focus: { x, y }, zoom, radius, color: EMPTY_CELL_COLOR },
      ...createLabelShapes(label, cellBox, Math.min(width, height), measure),
    ]
  })
  return { width, height, shapes: [background, ...imageShapes] }
}

function createLabelShapes(label: string, cellBox: Box, shortSide: number, measure: TextMeasurer): Shape[] {
  const maxFontSize = Math.round(shortSide / 26)
  const padding = Math.round(maxFontSize / 2)
  const box = {
    x: cellBox.x + 2 * padding,
    y: cellBox.y,
    width: Math.max(1, cellBox.width - 4 * padding),
    height: Math.max(1, cellBox.height - 2 * padding),
  }
  const font = { maxSize: maxFontSize, minSize: Math.max(8, Math.round(maxFontSize / 2)), weight: 600 } as const
  const style = { ...font, leading: 1.4, colour: '#ffffff', align: 'left', verticalAlign: 'bottom' } as const
  const { shapes, size } = layOutTextBlock(label, box, style, measure)
  if (shapes.length === 0) return []
  const width = Math.max(...shapes.map(({ text, font }) => measure(text, font)))
  const height = shapes.length * Math.round(size * style.leading)
  const plate = { x: box.x - padding, y: box.y + box.height - height, width: width + 2 * padding, height }
  return [{ kind: 'box', ...plate, color: '#111111', radius: padding }, ...shapes]
}

function getLayers(scene: CollageScene): Layer[] {
  const cellBoxes = getCellBoxes(scene)
  return scene.cells.flatMap(({ id, picture, name }, index) => {
    const cellBox = cellBoxes[index]
    if (!cellBox) return []
    const label = `${index + 1} of ${scene.cells.length}: ${picture ? name || 'Photo' : 'empty'}`
    return [{ id, label, ...cellBox, canMove: picture !== null, canResize: false }]
  })
}
