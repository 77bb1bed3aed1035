import type { DrawingImages } from '@/lib/images/drawing/paint-drawing'
import type { Drawing, TextMeasurer } from '@/lib/images/drawing/shapes'
import type { EditorTool, Layer } from './editor-tool'

/** A picture that an editor has opened and keeps; its size is that of the pixels it has there. */
export type AddedImage = { id: string; width: number; height: number; name: string; bitmap: ImageBitmap }

/** A file that was not taken, with the error list's sentence. */
export type FileError = { name: string; message: string }

/** What `useScene` gives: the scene with all that its parts (`Stage`, `LayerList`, `SaveBar` …) need. */
export type Editor<Scene> = {
  tool: EditorTool<Scene>
  scene: Scene
  /** False until what this browser kept is there; then the typeface and pictures may still come. */
  isReady: boolean
  /** Null until the typeface is there. */
  drawing: Drawing | null
  layers: readonly Layer[]
  family: string
  measure: TextMeasurer | null
  images: DrawingImages
  /** Whether all of the scene's pictures are there, so that it can be saved. */
  hasAllImages: boolean
  selectedId: string | null
  select: (id: string | null) => void
  /** A new scene from the one there is. Changes of the same `key` within a second are one step of undo; `isGesture` for as long as a drag lasts. */
  change: (update: (scene: Scene) => Scene, key?: string, isGesture?: boolean) => void
  undo: () => void
  redo: () => void
  canUndo: boolean
  canRedo: boolean
  /** Whether the last change was made in another tab. */
  isChangedInOtherTab: boolean
  /** Whether it stands as this browser has kept it from before. */
  isRestored: boolean
  /** The last thing to be read out. */
  announcement: string
  announce: (text: string) => void
  /** Opens a picture and keeps it in this browser, no longer than `maxSide` pixels each way (2560); null for what cannot be opened, which then stands among the faults. */
  addImage: (file: File, maxSide?: number) => Promise<AddedImage | null>
  fileErrors: readonly FileError[]
  addFileError: (name: string, message: string) => void
  clearFileErrors: () => void
  /** The tool's first scene, as one step of undo. */
  reset: () => void
}
