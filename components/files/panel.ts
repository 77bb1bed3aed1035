import type { ComponentType } from 'react'
import type { OutputFile, Tweak } from '@/lib/tool/files-tool'
import type { Settings } from './queue'

export type PanelProps = {
  file: File
  /** Position in the list, from 1. */
  position: number
  /** Number of files with a panel, that is, files that were not rejected. */
  fileCount: number
  settings: Settings
  /** Previous tweak of this file; null if none. */
  tweak: unknown
  onTweak: (value: Tweak) => void
  /** Applies the tweak to every file of the list. */
  onTweakAll: (value: Tweak) => void
  /** Current output, until the file is processed again. */
  output: readonly OutputFile[] | null
}

/** Settings that no form field can represent, such as an image. `fillSettings` sets field values. */
export type MoreSettingsProps = {
  settings: Settings
  fillSettings: (settings: Readonly<Record<string, unknown>>) => void
}

/** A tool's collapsible panel in each file's row, with additional settings below the form. */
export type FilesPanel = {
  title: string
  View: ComponentType<PanelProps>
  MoreSettings?: ComponentType<MoreSettingsProps>
}
