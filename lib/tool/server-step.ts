/** What a lookup tells while it works. */
export type ServerStep =
  /** How far it is: sent to a visitor who listens, kept nowhere. */
  | { progress: Progress }
  /** A piece of the result, as JSON. */
  | { part: LookupPart }

export type LookupPart = Readonly<Record<string, unknown>>

export type Progress = {
  /** Which of the tool's stages; the page has the words for it. */
  stage: string
  done?: number
  total?: number
  /** An unfinished picture, as a data URL. */
  preview?: string
}
