import type { Field, NextTool } from './form'

/** What a server tool's page tells its client component about the tool. */
export type ServerToolInfo = {
  type: string
  name: string
  /** Longest prompt, in code points. */
  promptLimit: number
  fields: readonly Field[]
  /** Tools that take the result further. */
  nextTools: readonly NextTool[]
}
