import type { Field, NextTool } from './form'

export type ServerToolInfo = {
  type: string
  name: string
  /** In code points. */
  promptLimit: number
  fields: readonly Field[]
  nextTools: readonly NextTool[]
}
