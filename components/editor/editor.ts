import type { DrawingImages } from '@/lib/images/drawing/paint-drawing'
import type { Drawing, TextMeasurer } from '@/lib/images/drawing/shapes'
import type { EditorTool, Layer } from './editor-tool'

export type AddedImage = { id: string; width: number; height: number; name: string; bitmap: ImageBitmap }

/** A rejected file, with the message for its error. */
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
  /** Whether all images of the scene are loaded, so that it can be saved. */
  hasAllImages: boolean
  selectedId: string | null
  select: (id: string | null) => void
  /**
   * Applies an update to the scene. Changes with the same `key` within a second are one undo step. `isGesture` is true
   * during a drag.
   */
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
  /**
   * Opens an image and stores it in this browser, scaled to at most `maxSide` pixels per side (2560 by default).
   * Returns null on failure and adds the reason to `fileErrors`.
   */
  addImage: (file: File, maxSide?: number) => Promise<AddedImage | null>
  fileErrors: readonly FileError[]
  addFileError: (name: string, message: string) => void
  clearFileErrors: () => void
  reset: () => void
}
