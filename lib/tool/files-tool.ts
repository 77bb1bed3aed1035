import type { Field, ParametersOf } from './form'
import type { Identity } from './identity'

/** Files in, files out, in the browser; `content/tools/files-worker.ts` has its code. */
export type FilesTool<
  Type extends string = string,
  Fields extends readonly Field[] = readonly Field[],
> = Identity<Type> & {
  kind: 'files'
  /** What the drop box asks for: "Drop pictures here". */
  invitation: string
  /** For the file chooser: `image/*`. The bytes decide in the end. */
  accept: string
  /** What is set once for all files. The form, what is remembered and the settings link derive from it. */
  fields: Fields
  /** How many of them, from the first, stand open; the rest is folded away. */
  shown: number
  /** Types of the files tools that take what comes out. */
  next: readonly string[]
}

/** The settings as the tool's function gets them. */
export type FilesOptions<Fields extends readonly Field[]> = ParametersOf<Fields> & {
  /** Whether the visitor has said that the first frame of an animated picture will do. */
  readonly firstFrame: boolean
}

export type MadeFile = {
  blob: Blob
  name: string
  /** What the visitor should know about this one, in a sentence or two; may be empty. */
  note: string
}

/**
 * The module that does a tool's work, in a worker. `run` throws `PictureError` for what it refuses; options have been
 * checked against the fields.
 */
export type FilesModule<Fields extends readonly Field[] = readonly Field[]> = {
  run(signal: AbortSignal, file: File, options: FilesOptions<Fields>): Promise<MadeFile>
}
