import { useEffect, useEffectEvent, useId } from 'react'
import { BrandKitButton } from '@/components/brand-kit/brand-kit-button'
import type { LogoState } from '@/components/brand-kit/fill-with-undo'
import type { SettingsControl } from '@/components/files/file-settings'
import { LogoPicker } from '@/components/files/logo-picker'
import { ConditionalInput } from '@/components/form/option-input'
import type { Logo } from '@/lib/images/open/open-logo'
import { applyBrandKit } from './apply-brand-kit'
import { watermarkFields } from './form'

export function WatermarkPanel({ control, logoState }: { control: SettingsControl; logoState: LogoState }) {
  const id = useId()
  const { settings, readCurrentSettings, fillSettings } = control
  const { logo, setLogo } = logoState
  const hasMark = logo !== null || settings.handle !== ''

  const restoreLogo = useEffectEvent(async () => {
    if (readCurrentSettings().logoSource !== 'kit') return
    const { readBrandKit } = await import('@/components/brand-kit/brand-kit')
    const kit = await readBrandKit()
    setLogo((current) => current ?? kit?.logo ?? null)
  })
  useEffect(() => {
    restoreLogo().catch(() => {})
  }, [])

  function changeLogo(newLogo: Logo | null) {
    setLogo(newLogo)
    fillSettings({ ...readCurrentSettings(), logoSource: '' })
  }

  return (
    <fieldset className="@container">
      <legend className="mb-3 font-semibold">Logo and handle</legend>
      <div className="grid gap-4 @md:grid-cols-2">
        <BrandKitButton onApply={(kit) => applyBrandKit(control, logoState, kit)} />
        <LogoPicker logo={logo} onLogoChange={changeLogo} />
        {watermarkFields.map((field) => (
          <div key={field.name} className={hasMark || field.name === 'handle' ? 'contents' : 'hidden'}>
            <ConditionalInput field={field} idPrefix={id} parameters={settings} />
          </div>
        ))}
      </div>
    </fieldset>
  )
}
