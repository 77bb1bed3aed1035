import type { Pictures } from '@/lib/images/drawing/paint'
import type { Drawing, Measure } from '@/lib/images/drawing/shapes'
import type { EditorTool, Layer } from './editor-tool'

/** A picture that an editor has opened and keeps; its size is that of the pixels it has there. */
export type AddedPicture = { id: string; width: number; height: number; name: string; bitmap: ImageBitmap }

/** A file that was not taken, with the error list's sentence. */
export type FileFault = { name: string; text: string }

/** What `useScene` gives: the scene with all that its parts (`Stage`, `LayerList`, `SaveBar` …) need. */
export type Editor<Scene> = {
  tool: EditorTool<Scene>
  scene: Scene
  /** False until what this browser kept is there; then the typeface and pictures may still come. */
  ready: boolean
  /** Null until the typeface is there. */
  drawing: Drawing | null
  layers: readonly Layer[]
  family: string
  measure: Measure | null
  pictures: Pictures
  /** Whether all of the scene's pictures are there, so that it can be saved. */
  complete: boolean
  chosen: string | null
  choose: (id: string | null) => void
  /** A new scene from the one there is. Changes of the same `key` within a second are one step of undo; `gesture` for as long as a drag lasts. */
  change: (next: (scene: Scene) => Scene, key?: string, gesture?: boolean) => void
  undo: () => void
  redo: () => void
  canUndo: boolean
  canRedo: boolean
  /** Whether the last change was made in another tab. */
  isElsewhere: boolean
  /** Whether it stands as this browser has kept it from before. */
  isKept: boolean
  /** The last thing to be read out. */
  said: string
  say: (text: string) => void
  /** Opens a picture and keeps it in this browser, no longer than `side` pixels each way (2560); null for what cannot be opened, which then stands among the faults. */
  addPicture: (file: File, side?: number) => Promise<AddedPicture | null>
  faults: readonly FileFault[]
  fail: (name: string, text: string) => void
  clearFaults: () => void
  /** The tool's first scene, as one step of undo. */
  startAnew: () => void
}
