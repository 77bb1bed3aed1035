import type { BrandKit } from '@/components/brand-kit/brand-kit'
import { BrandKitButton } from '@/components/brand-kit/brand-kit-button'
import { fillWithUndo, isSameLogo } from '@/components/brand-kit/fill-with-undo'
import type { MoreSettingsProps } from '@/components/files/files-tool-info'
import { LogoPicker } from '@/components/files/logo-picker'
import { OptionSets } from '@/components/text/option-sets'
import { notifyError } from '@/components/ui/notify'
import { useLoaded } from '@/components/ui/use-loaded'
import { filesNotAddedNotice } from '@/lib/core/errors/image-notices'
import type { Logo } from '@/lib/images/open/open-logo'
import { getChangedValues } from '@/lib/tool/form-values'
import { fields, type WatermarkOptions } from './fields'
import { loadLogo, saveLogo } from './logo-store'

export default function BrandSettings({ control }: MoreSettingsProps) {
  const { settings, fillSettings, readCurrentSettings } = control
  const { mark, logo: logoId } = settings as WatermarkOptions
  const logo = useLoaded(logoId, loadLogo)
  async function storeLogo(newLogo: Logo | null) {
    try {
      const id = newLogo ? await saveLogo(newLogo) : ''
      fillSettings({ ...readCurrentSettings(), logo: id })
    } catch {
      notifyError(filesNotAddedNotice)
    }
  }
  /** The logo is the watermark; without one that this browser can store, the handle is. */
  async function applyBrandKit({ logo: kitLogo, handle, position }: BrandKit) {
    if (!kitLogo && !handle) return { missing: 'logo or handle' }
    const newLogoId = kitLogo && (isSameLogo(logo, kitLogo) ? logoId : await saveLogo(kitLogo).catch(() => ''))
    const textMark = handle ? { mark: 'text', text: handle } : {}
    return fillWithUndo(control, { position, ...(newLogoId ? { mark: 'logo', logo: newLogoId } : textMark) })
  }
  return (
    <div className="grid gap-4">
      <div>
        <BrandKitButton onApply={applyBrandKit} />
        <p className="mt-1 text-muted text-sm">
          Your brand kit is shared with other tools. “Saved watermarks” keeps this page’s options.
        </p>
      </div>
      <div hidden={mark !== 'logo'}>
        <LogoPicker logo={logo ?? null} onLogoChange={storeLogo} />
        {logo === null && logoId !== '' && (
          <p className="mt-1 text-caution text-sm">These options use a logo that isn’t in this browser. Add it here.</p>
        )}
      </div>
      <details className="rounded-lg border border-line bg-surface">
        <summary className="min-h-11 px-4 py-2.5 font-semibold text-sm">Saved watermarks</summary>
        <div className="border-line border-t p-4">
          <OptionSets type="add-watermark" parameters={getChangedValues(fields, settings)} onUse={fillSettings} />
        </div>
      </details>
    </div>
  )
}
