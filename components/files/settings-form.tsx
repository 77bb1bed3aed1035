import { useId } from 'react'
import { SettingInput } from './setting-input'
import { SettingsRest } from './settings-rest'
import type { FilesTarget } from './target'
import type { SettingsControl } from './use-settings'

type Props = { tool: FilesTarget; control: SettingsControl; onUse: () => void }

/** The tool's settings. Enter sends nothing: they count from the next file on. */
export function SettingsForm({ tool, control, onUse }: Props) {
  const { ref, settings, sync } = control
  const id = useId()
  const [open, folded] = [tool.fields.slice(0, tool.shown), tool.fields.slice(tool.shown)]

  return (
    <form
      ref={ref}
      aria-label="Settings"
      onChange={() => {
        sync()
        onUse()
      }}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {open.map((field) => (
          <SettingInput key={field.name} field={field} id={id} settings={settings} />
        ))}
      </div>
      <SettingsRest path={tool.path} title="More settings" folded={folded} id={id} control={control} />
    </form>
  )
}
