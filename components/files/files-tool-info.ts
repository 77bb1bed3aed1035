import type { Field } from '@/lib/tool/form'

export type FilesToolInfo = {
  type: string
  path: string
  dropzoneLabel: string
  fields: readonly Field[]
  visibleFieldCount: number
  /** Tools that accept the output. */
  nextTools: readonly NextFilesTool[]
  /** Label of the button that starts processing; null if files start when they are added. */
  buttonLabel: string | null
}

export type NextFilesTool = { type: string; name: string; path: string }

/** URL hash that makes a page look for a file from another tool. */
export const HANDOFF_HASH = '#handed-over'
