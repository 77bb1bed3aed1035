import type { SettingsControl } from '@/components/files/file-settings'
import type { Settings } from '@/components/files/queue'

type Control = Pick<SettingsControl, 'readCurrentSettings' | 'fillSettings'>

/** Changes settings. Returns a function that restores their old values and leaves later changes to others. */
export function fillWithUndo({ readCurrentSettings, fillSettings }: Control, changes: Partial<Settings>): () => void {
  const settings = readCurrentSettings()
  fillSettings({ ...settings, ...changes })
  const oldValues = Object.fromEntries(Object.keys(changes).map((name) => [name, settings[name]]))
  return () => fillSettings({ ...readCurrentSettings(), ...oldValues })
}
