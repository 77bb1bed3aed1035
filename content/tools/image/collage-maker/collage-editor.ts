import type { EditorTool, Layer } from '@/components/editor/editor-tool'
import type { Crop } from '@/lib/core/geometry/crop'
import type { Drawing, Measure, Shape } from '@/lib/images/drawing/shapes'
import { textBlock } from '@/lib/images/drawing/text-block'
import { presetOf } from '@/lib/platforms/pictures/presets'
import { cellsOf } from './cells'
import { firstScene, parseScene, type Scene, unmoved } from './scene'

/** What stands where a picture is missing. */
const EMPTY = '#d9d2c7'

export const collageEditor: EditorTool<Scene> = {
  type: 'collage-maker',
  initial: firstScene,
  parse: parseScene,
  draw,
  layers,
  // A cell's place follows from the layout; what moves is the picture in it.
  place: (scene) => scene,
  pictureIds: ({ cells }) => cells.flatMap(({ picture }) => picture ?? []),
  withoutPictures: (scene) => ({
    ...scene,
    cells: scene.cells.map((cell) => unmoved({ ...cell, picture: null, name: '' })),
  }),
}

function draw(scene: Scene, measure: Measure): Drawing {
  const { width, height } = presetOf(scene.preset)
  const places = cellsOf(scene)
  const ground: Shape = { kind: 'box', x: 0, y: 0, width, height, colour: scene.ground }
  const pictures = scene.cells.flatMap((cell, index): Shape[] => {
    const place = places[index]
    if (!place) return []
    const { picture, x, y, zoom, label } = cell
    const radius = Math.min(scene.radius, place.width / 2, place.height / 2)
    return [
      { kind: 'picture', id: picture ?? '', ...place, focus: { x, y }, zoom, radius, colour: EMPTY },
      ...labelShapes(label, place, Math.min(width, height), measure),
    ]
  })
  return { width, height, shapes: [ground, ...pictures] }
}

/** White letters on a dark plate in the cell's lower left corner. */
function labelShapes(label: string, place: Crop, side: number, measure: Measure): Shape[] {
  const most = Math.round(side / 26)
  const pad = Math.round(most / 2)
  const box = {
    x: place.x + 2 * pad,
    y: place.y,
    width: Math.max(1, place.width - 4 * pad),
    height: Math.max(1, place.height - 2 * pad),
  }
  const style = {
    most,
    least: Math.max(8, Math.round(most / 2)),
    weight: 600,
    leading: 1.4,
    colour: '#ffffff',
    align: 'left',
    stands: 'bottom',
  } as const
  const { shapes, size } = textBlock(label, box, style, measure)
  if (shapes.length === 0) return []
  const width = Math.max(...shapes.map(({ text, font }) => measure(text, font)))
  const height = shapes.length * Math.round(size * style.leading)
  const plate: Shape = {
    kind: 'box',
    x: box.x - pad,
    y: box.y + box.height - height,
    width: width + 2 * pad,
    height,
    colour: '#111111',
    radius: pad,
  }
  return [plate, ...shapes]
}

function layers(scene: Scene): Layer[] {
  const places = cellsOf(scene)
  return scene.cells.flatMap(({ id, picture, name }, index) => {
    const place = places[index]
    if (!place) return []
    const label = `${index + 1} of ${scene.cells.length}: ${picture ? name || 'Picture' : 'empty'}`
    return [{ id, label, ...place, moves: picture !== null, resizes: false }]
  })
}
