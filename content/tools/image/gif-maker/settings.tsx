import { useId } from 'react'
import { AdvancedSettings } from '@/components/files/advanced-settings'
import type { SettingsControl } from '@/components/files/use-settings'
import { OptionInput } from '@/components/form/option-input'
import { fields, toolInfo } from './form'
import { SpeedFields } from './speed-fields'

const [msField, videoMsField, ...otherFields] = fields
const visibleFields = otherFields.slice(0, 5)
const advancedFields = otherFields.slice(5)

/** How the GIF is made. Nothing starts until the button is pressed. */
export function Settings({ control, isVideo }: { control: SettingsControl; isVideo: boolean }) {
  const id = useId()
  const { formRef, syncFromForm } = control
  return (
    <form ref={formRef} aria-label="Settings" onChange={syncFromForm} onSubmit={(event) => event.preventDefault()}>
      <div className="grid gap-4 sm:grid-cols-2">
        <SpeedFields field={msField} control={control} hidden={isVideo} />
        <SpeedFields field={videoMsField} control={control} hidden={!isVideo} />
        {visibleFields.map((field) => (
          <OptionInput key={field.name} field={field} id={`${id}-${field.name}`} />
        ))}
      </div>
      <AdvancedSettings
        path={toolInfo.path}
        title="Caption, loop, background, colours"
        fields={advancedFields}
        idPrefix={id}
        control={control}
      />
    </form>
  )
}
