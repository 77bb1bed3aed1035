import { Button } from '@/components/ui/button'
import { copyWithNotice } from '@/components/ui/copy-with-notice'
import type { Field } from '@/lib/tool/form'
import { describeChangedOptions } from '@/lib/tool/form-values'
import { buildPrefillUrl } from '@/lib/tool/prefill-url'
import { SettingInput } from './setting-input'
import type { SettingsControl } from './use-settings'

type Props = {
  path: string
  title: string
  fields: readonly Field[]
  /** Prefix of the inputs' ids. */
  idPrefix: string
  control: SettingsControl
}

/** Collapsed settings with a summary of changed values, a link that contains all settings, and a reset. */
export function AdvancedSettings({ path, title, fields, idPrefix, control: { settings, reset } }: Props) {
  const changedOptionsText = describeChangedOptions(fields, settings).join(' · ')
  const copyLink = () => copyWithNotice(`${location.origin}${buildPrefillUrl(path, '', settings)}`)
  return (
    <>
      {fields.length > 0 && (
        <details className="mt-4 rounded-lg border border-line bg-surface">
          <summary className="min-h-11 px-4 py-2.5 text-sm">
            <span className="font-semibold">{title}</span>
            {changedOptionsText && <span className="ml-2 text-muted">{changedOptionsText}</span>}
          </summary>
          <div className="grid gap-4 border-line border-t p-4 sm:grid-cols-2">
            {fields.map((field) => (
              <SettingInput key={field.name} field={field} idPrefix={idPrefix} settings={settings} />
            ))}
          </div>
        </details>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="quiet" size="small" onClick={copyLink}>
          Copy link with these settings
        </Button>
        <Button variant="quiet" size="small" onClick={reset}>
          Reset settings
        </Button>
      </div>
    </>
  )
}
