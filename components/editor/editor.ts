import type { Box } from '@/lib/core/geometry/sizes'
import type { DrawingImages } from '@/lib/images/drawing/paint-drawing'
import type { Drawing, TextMeasurer } from '@/lib/images/drawing/shapes'
import type { TypefaceName } from '@/lib/images/drawing/typefaces'
import type { MakerPrefill } from '@/lib/tool/maker-prefill'

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
  listLayers: (scene: Scene, measure: TextMeasurer) => readonly Layer[]
  placeLayer: (scene: Scene, id: string, box: Box) => Scene
  removeLayer?: (scene: Scene, id: string) => Scene
  /** One step to the front (1) or the back (-1). Absent if the order is fixed. */
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

export type AddedImage = { id: string; width: number; height: number; name: string; bitmap: ImageBitmap }

export type FileError = { name: string; message: string }

export type Editor<Scene> = {
  tool: EditorTool<Scene>
  scene: Scene
  /** False until the stored scene is restored. The typeface and images may still be loading. */
  isReady: boolean
  drawing: Drawing | null
  layers: readonly Layer[]
  family: string
  measure: TextMeasurer | null
  images: DrawingImages
  hasAllImages: boolean
  selectedId: string | null
  select: (id: string | null) => void
  /** Changes with the same `key` within a second are one undo step. `isGesture` is true during a drag. */
  change: (update: (scene: Scene) => Scene, key?: string, isGesture?: boolean) => void
  undo: () => void
  redo: () => void
  canUndo: boolean
  canRedo: boolean
  /** Whether the last change came from another tab. */
  isChangedInOtherTab: boolean
  /** Whether the scene is unchanged since it was restored from storage. */
  isRestored: boolean
  announcement: string
  announce: (text: string) => void
  /** Stores the image, at most `maxSide` pixels per side (default 2560). On failure, null and a `fileErrors` entry. */
  addImage: (file: File, maxSide?: number) => Promise<AddedImage | null>
  fileErrors: readonly FileError[]
  addFileError: (name: string, message: string) => void
  clearFileErrors: () => void
  reset: () => void
}
