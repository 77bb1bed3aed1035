import type { ComponentType } from 'react'
import type { FilesTool, OutputFile, Tweak } from '@/lib/tool/files-tool'
import type { SettingsControl } from './file-settings'
import type { Settings } from './queue'

export type FilesToolInfo = Pick<FilesTool, 'type' | 'dropzoneLabel' | 'fields' | 'visibleFieldCount'> & {
  nextTools: readonly NextFilesTool[]
  /** Label of the button that starts processing; null if files start when they are added. */
  buttonLabel: string | null
}

export type NextFilesTool = { type: string; name: string; path: string }

/** URL hash that makes a page look for a file from another tool. */
export const HANDOFF_HASH = '#handed-over'

export type PanelProps = {
  file: File
  /** Position in the list, from 1. */
  position: number
  fileCount: number
  settings: Settings
  tweak: unknown
  onTweak: (value: Tweak) => void
  onTweakAll: (value: Tweak) => void
  /** Current output, until the file is processed again. */
  output: readonly OutputFile[] | null
}

/** For settings that no form field can represent, such as an image. */
export type MoreSettingsProps = { control: SettingsControl }

export type FilesPanel = {
  title: string
  View: ComponentType<PanelProps>
  MoreSettings?: ComponentType<MoreSettingsProps>
}
