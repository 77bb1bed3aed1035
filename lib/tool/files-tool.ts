import type { Field, FieldParameters } from './form'
import type { ToolIdentity } from './tool-identity'

/** Files in, files out, in the browser; `content/loading/files-worker.ts` has its code. */
export type FilesTool<
  Type extends string = string,
  Fields extends readonly Field[] = readonly Field[],
> = ToolIdentity<Type> & {
  kind: 'files'
  /** What the drop box asks for: "Drop pictures here". */
  dropzoneLabel: string
  /** What is set once for all files. The form, what is remembered and the settings link derive from it. */
  fields: Fields
  /** How many of them, from the first, stand open; the rest is folded away. */
  visibleFieldCount: number
  /** Types of the tools of files and the editors that take what comes out. */
  nextToolTypes: readonly string[]
} & StartMode

/** Files start when they are added, or wait until a button is pressed: "Make the pictures". */
type StartMode = { starts?: never; buttonLabel?: never } | { starts: 'button'; buttonLabel: string }

/** What a panel has set for one file beside the settings: plain JSON, kept with the file until it leaves the list. */
export type Tweak = null | boolean | number | string | readonly Tweak[] | { readonly [name: string]: Tweak }

/** The settings as the tool's function gets them. */
export type FilesOptions<Fields extends readonly Field[]> = FieldParameters<Fields> & {
  /** Whether the visitor has said that the first frame of an animated picture will do. */
  readonly canUseFirstFrame: boolean
  /** Whether the visitor has said that the picture may be encoded anew where it cannot be changed as it is. */
  readonly canReencode: boolean
  /** Where the file stands in the list, from 1. */
  readonly fileNumber: number
  /** What the tool's panel has set for this file, to be read with care; null while nothing is set. */
  readonly tweak: unknown
}

export type OutputFile = {
  blob: Blob
  /** A folder may stand before it, for the ZIP: `instagram/photo-1080x1350.jpg`. */
  name: string
  /** What the visitor should know about this one, in a sentence or two; may be empty. */
  note: string
  /** How many details were taken out of it, where that is the tool's work: said in place of how much smaller it is. */
  removedCount?: number
}

/** Several files out of one; `note` is about all of them. */
export type OutputFiles = { files: readonly OutputFile[]; note: string }

/**
 * The module that does a tool's work, in a worker. `run` throws `ImageError` for what it refuses; options have been
 * checked against the fields.
 */
export type FilesModule<Fields extends readonly Field[] = readonly []> = {
  run(signal: AbortSignal, file: File, options: FilesOptions<Fields>): Promise<OutputFile | OutputFiles>
}
