import type { Dispatch, SetStateAction } from 'react'
import type { SettingsControl } from '@/components/files/file-settings'
import type { Settings } from '@/components/files/queue'
import type { Logo } from '@/lib/images/open/open-logo'

type Control = Pick<SettingsControl, 'readCurrentSettings' | 'fillSettings'>
export type LogoState = { logo: Logo | null; setLogo: Dispatch<SetStateAction<Logo | null>> }

/** The kit is read again from the browser's storage at each press. */
export const isSameLogo = (logo: Logo | null | undefined, other: Logo) =>
  logo?.name === other.name && logo.blob.size === other.blob.size

/** Changes settings and the logo. `undo` restores the old values where there are no later changes. */
export function fillWithUndo(
  { readCurrentSettings, fillSettings }: Control,
  changes: Partial<Settings>,
  logoState?: LogoState,
  kitLogo?: Logo | null,
): { undo: (() => void) | null } {
  const settings = readCurrentSettings()
  const names = Object.keys(changes).filter((name) => settings[name] !== changes[name])
  const newLogo = kitLogo && !isSameLogo(logoState?.logo, kitLogo) ? kitLogo : null
  if (names.length === 0 && !newLogo) return { undo: null }
  fillSettings({ ...settings, ...changes })
  if (newLogo) logoState?.setLogo(newLogo)
  function undo() {
    const currentSettings = readCurrentSettings()
    const filledNames = names.filter((name) => currentSettings[name] === changes[name])
    fillSettings({ ...currentSettings, ...Object.fromEntries(filledNames.map((name) => [name, settings[name]])) })
    if (newLogo) logoState?.setLogo((current) => (current === newLogo ? logoState.logo : current))
  }
  return { undo }
}
