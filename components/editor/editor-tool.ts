import type { Drawing, TextMeasurer } from '@/lib/images/drawing/shapes'
import type { TypefaceName } from '@/lib/images/drawing/typefaces'
import type { MakerPrefill } from '@/lib/tool/maker-prefill'

/** In pixels of the drawing. */
export type Box = { x: number; y: number; width: number; height: number }

/** One thing of a scene, the first at the bottom. */
export type Layer = Box & {
  id: string
  /** What it is, and which: “Text: Big news”. */
  label: string
  canMove: boolean
  canResize: boolean
  /** Degrees clockwise around its middle. */
  rotation?: number | undefined
  /** Keeps its ratio when it is resized. */
  keepsRatio?: boolean | undefined
}

/**
 * What an editor must know of a tool's own scene, which is plain JSON. All of it is pure: pictures are named by their ids,
 * and one drawing serves the page, the file and the test.
 */
export type EditorTool<Scene> = {
  /** The tool's type: names what the browser keeps. */
  type: string
  initialScene: Scene
  /** A scene from storage or a link, whatever it is; null for what is none. Must bound every number and text. */
  parse: (value: unknown) => Scene | null
  draw: (scene: Scene, measure: TextMeasurer) => Drawing
  listLayers: (scene: Scene, measure: TextMeasurer) => readonly Layer[]
  /** The scene with a layer in another box. */
  placeLayer: (scene: Scene, id: string, box: Box) => Scene
  /** The scene without a layer; left out where layers cannot go. */
  removeLayer?: (scene: Scene, id: string) => Scene
  /** The scene with a layer one nearer to the front (1) or the back (-1); left out where the order is fixed. */
  reorderLayer?: (scene: Scene, id: string, direction: 1 | -1) => Scene
  listImageIds: (scene: Scene) => readonly string[]
  /** Files that are kept with the scene's pictures and not drawn: the whole of a moving one. */
  listExtraFileIds?: (scene: Scene) => readonly string[]
  /** The scene as a template link carries it: layout and words, no picture. */
  stripImages: (scene: Scene) => Scene
  /** A scene that begins with the words and colours of a result from another tool; see `lib/tool/maker.ts`. */
  createFromPrefill?: (prefill: MakerPrefill) => Scene
  /** The typefaces beside the site's own that the scene's words need, with those words. */
  listTypefaces?: (scene: Scene) => readonly { family: TypefaceName; text: string }[]
}
