import { useId } from 'react'
import { AdvancedSettings } from './advanced-settings'
import type { FilesToolInfo } from './files-tool-info'
import { SettingInput } from './setting-input'
import type { SettingsControl } from './use-settings'

type Props = { tool: FilesToolInfo; control: SettingsControl; onSettingsChange: () => void }

/** The tool's settings. Enter does not submit; changes apply from the next file. */
export function SettingsForm({ tool, control, onSettingsChange }: Props) {
  const { formRef, settings, syncFromForm } = control
  const id = useId()
  const [visibleFields, advancedFields] = [
    tool.fields.slice(0, tool.visibleFieldCount),
    tool.fields.slice(tool.visibleFieldCount),
  ]

  return (
    <form
      ref={formRef}
      aria-label="Settings"
      onChange={() => {
        syncFromForm()
        onSettingsChange()
      }}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {visibleFields.map((field) => (
          <SettingInput key={field.name} field={field} idPrefix={id} settings={settings} />
        ))}
      </div>
      <AdvancedSettings
        path={tool.path}
        title="More settings"
        fields={advancedFields}
        idPrefix={id}
        control={control}
      />
    </form>
  )
}
