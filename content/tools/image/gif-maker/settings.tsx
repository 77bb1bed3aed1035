import { useId } from 'react'
import { SettingsRest } from '@/components/files/settings-rest'
import type { SettingsControl } from '@/components/files/use-settings'
import { OptionInput } from '@/components/form/option-input'
import { fields, target } from './form'
import { SpeedFields } from './speed-fields'

const [ms, videoMs, ...others] = fields
const shown = others.slice(0, 5)
const folded = others.slice(5)

/** How the GIF is made. Nothing starts until the button is pressed. */
export function Settings({ control, isVideo }: { control: SettingsControl; isVideo: boolean }) {
  const id = useId()
  const { ref, sync } = control
  return (
    <form ref={ref} aria-label="Settings" onChange={sync} onSubmit={(event) => event.preventDefault()}>
      <div className="grid gap-4 sm:grid-cols-2">
        <SpeedFields field={ms} control={control} hidden={isVideo} />
        <SpeedFields field={videoMs} control={control} hidden={!isVideo} />
        {shown.map((field) => (
          <OptionInput key={field.name} field={field} id={`${id}-${field.name}`} />
        ))}
      </div>
      <SettingsRest
        path={target.path}
        title="Caption, loop, background, colours"
        folded={folded}
        id={id}
        control={control}
      />
    </form>
  )
}
