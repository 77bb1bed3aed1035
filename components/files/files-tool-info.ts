import type { Field } from '@/lib/tool/form'

/** What the workbench needs to know of a files tool: plain data, passed from the page. */
export type FilesToolInfo = {
  type: string
  path: string
  dropzoneLabel: string
  fields: readonly Field[]
  visibleFieldCount: number
  /** Tools that take what comes out. */
  nextTools: readonly NextFilesTool[]
  /** The name of the button that starts the files; null where they start when they are added. */
  buttonLabel: string | null
}

export type NextFilesTool = { type: string; name: string; path: string }

/** The part of an address that tells a page to look for a file handed over by another. */
export const HANDOFF_HASH = '#handed-over'
