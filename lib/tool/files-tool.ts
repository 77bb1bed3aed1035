import type { Field, FieldParameters } from './form'
import type { ToolDefinition, ToolIdentity } from './tool'

export type FilesTool<Fields extends readonly Field[] = readonly Field[]> = ToolIdentity & {
  kind: 'files'
  dropzoneLabel: string
  /** The title of `panel.tsx` in each file's row. */
  panelTitle?: string
  /** The settings for all files. The form, the saved settings and the settings link derive from them. */
  fields: Fields
  visibleFieldCount: number
  nextToolTypes: readonly string[]
  /** Files wait for the button with this label. Without it, each starts when it is added. */
  buttonLabel?: string
  /** Before the first file, the page shows the site's image, compressed (`npm run samples`). */
  hasImageSample?: true
}

/** A panel's per-file settings: plain JSON, stored with the file until it leaves the list. */
export type Tweak = null | boolean | number | string | readonly Tweak[] | { readonly [name: string]: Tweak }

export type FilesOptions<Fields extends readonly Field[]> = FieldParameters<Fields> & {
  readonly canUseFirstFrame: boolean
  /** Whether the visitor accepts re-encoding of an image that cannot be changed losslessly. */
  readonly canReencode: boolean
  /** The file's position in the list, from 1. */
  readonly fileNumber: number
  /** The tool's panel setting for this file; null while not set. */
  readonly tweak: unknown
}

export type OutputFile = {
  blob: Blob
  /** May include a folder for the ZIP: `instagram/photo-1080x1350.jpg`. */
  name: string
  note: string
  /** The number of details removed, for tools that remove them; shown instead of the size reduction. */
  removedCount?: number
}

/** Several files from one input; `note` describes all of them. */
export type OutputFiles = { files: readonly OutputFile[]; note: string }

/** A tool's code, which runs in a worker and gets valid options. `run` throws `ImageError` for a refused input. */
export type FilesModule<Fields extends readonly Field[] = readonly []> = {
  run(signal: AbortSignal, file: File, options: FilesOptions<Fields>): Promise<OutputFile | OutputFiles>
}

export function defineFilesTool<const Fields extends readonly Field[]>(
  tool: Omit<FilesTool<Fields>, 'type' | 'kind'>,
): ToolDefinition<FilesTool<Fields>> {
  return { kind: 'files', ...tool }
}
