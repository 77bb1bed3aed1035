import type { Drawing, TextMeasurer } from '@/lib/images/drawing/shapes'
import type { TypefaceName } from '@/lib/images/drawing/typefaces'
import type { MakerPrefill } from '@/lib/tool/maker-prefill'

export type Box = { x: number; y: number; width: number; height: number }

/** One element of a scene; the first is at the back. */
export type Layer = Box & {
  id: string
  /** Type and content, such as “Text: Big news”. */
  label: string
  canMove: boolean
  canResize: boolean
  /** Degrees clockwise around its center. */
  rotation?: number | undefined
  /** Whether resizing preserves the aspect ratio. */
  keepsRatio?: boolean | undefined
}

/**
 * A tool's scene, which is plain JSON, and its functions. All are pure: images are referenced by id, and the same
 * drawing serves the page, the file and the tests.
 */
export type EditorTool<Scene> = {
  /** The tool's type, used as the storage key. */
  type: string
  initialScene: Scene
  /**
   * Parses an untrusted scene from storage or a link. Returns null for an invalid scene. Must bound every number and
   * text.
   */
  parse: (value: unknown) => Scene | null
  draw: (scene: Scene, measure: TextMeasurer) => Drawing
  listLayers: (scene: Scene, measure: TextMeasurer) => readonly Layer[]
  placeLayer: (scene: Scene, id: string, box: Box) => Scene
  /** Absent if layers cannot be removed. */
  removeLayer?: (scene: Scene, id: string) => Scene
  /** Moves a layer one step to the front (1) or the back (-1). Absent if the order is fixed. */
  reorderLayer?: (scene: Scene, id: string, direction: 1 | -1) => Scene
  listImageIds: (scene: Scene) => readonly string[]
  /** Files stored with the scene's images but not drawn, such as the complete file of an animation. */
  listExtraFileIds?: (scene: Scene) => readonly string[]
  /** Returns the scene for a template link: layout and texts without images. */
  stripImages: (scene: Scene) => Scene
  /** Creates a scene with the texts and colors of a result from another tool; see `lib/tool/maker.ts`. */
  createFromPrefill?: (prefill: MakerPrefill) => Scene
  /** Typefaces other than the site's own that the scene's texts need, with those texts. */
  listTypefaces?: (scene: Scene) => readonly { family: TypefaceName; text: string }[]
}
