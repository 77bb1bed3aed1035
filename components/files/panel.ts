import type { ComponentType } from 'react'
import type { OutputFile, Tweak } from '@/lib/tool/files-tool'
import type { Settings } from './queue'

export type PanelProps = {
  file: File
  /** Its place in the list, from 1. */
  position: number
  /** How many files of the list have a panel: those that were not refused. */
  fileCount: number
  settings: Settings
  /** What was set for this file before; null for nothing. */
  tweak: unknown
  onTweak: (value: Tweak) => void
  /** Sets it for every file of the list. */
  onTweakAll: (value: Tweak) => void
  /** What has come out, until the file is done anew. */
  output: readonly OutputFile[] | null
}

/** Settings that no field can be, such as a picture; `fillSettings` puts values into the fields. */
export type MoreSettingsProps = {
  settings: Settings
  fillSettings: (settings: Readonly<Record<string, unknown>>) => void
}

/** What a tool shows in the row of each file, under a title that opens and closes it, and below its settings once these are used. */
export type FilesPanel = {
  title: string
  View: ComponentType<PanelProps>
  MoreSettings?: ComponentType<MoreSettingsProps>
}
