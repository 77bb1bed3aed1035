import type { Box } from '@/lib/core/geometry/sizes'
import type { Drawing, TextMeasurer } from '@/lib/images/drawing/shapes'
import type { TypefaceName } from '@/lib/images/drawing/typefaces'
import type { MakerPrefill } from '@/lib/tool/maker-prefill'
import type { useScene } from './use-scene'

/** One element of a scene; the first is at the back. */
export type Layer = Box & {
  id: string
  /** Type and content, such as “Text: Big news”. */
  label: string
  canMove: boolean
  canResize: boolean
  /** Degrees clockwise around its center. */
  rotation?: number | undefined
  keepsRatio?: boolean | undefined
}

/** A scene is plain JSON and references images by id. All functions are pure: page, file and tests share them. */
export type EditorTool<Scene> = {
  type: string
  initialScene: Scene
  /** Parses an untrusted scene, or returns null. Implementations must limit every number and text. */
  parse: (value: unknown) => Scene | null
  draw: (scene: Scene, measure: TextMeasurer) => Drawing
  listLayers: (scene: Scene) => readonly Layer[]
  placeLayer: (scene: Scene, id: string, box: Box) => Scene
  removeLayer?: (scene: Scene, id: string) => Scene
  /** One step to the front (1) or the back (-1). Absent if the order is fixed. */
  reorderLayer?: (scene: Scene, id: string, direction: 1 | -1) => Scene
  listImageIds: (scene: Scene) => readonly string[]
  getLayerSection?: (scene: Scene, id: string) => string
  /** Files stored with the scene's images but not drawn, such as the complete file of an animation. */
  listExtraFileIds?: (scene: Scene) => readonly string[]
  /** Returns the scene for a template link: layout and texts without images. */
  stripImages: (scene: Scene) => Scene
  /** Creates a scene with the texts and colors of a result from another tool; see `lib/tool/maker.ts`. */
  createFromPrefill?: (prefill: MakerPrefill) => Scene
  /** Typefaces other than the site's own that the scene's texts need, with those texts. */
  listTypefaces?: (scene: Scene) => readonly { family: TypefaceName; text: string }[]
}

export type AddedImage = { id: string; width: number; height: number; name: string; bitmap: ImageBitmap }

export type FileError = { name: string; message: string }

export type Editor<Scene> = ReturnType<typeof useScene<Scene>>
