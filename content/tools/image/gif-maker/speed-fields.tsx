import { useId } from 'react'
import type { SettingsControl } from '@/components/files/use-settings'
import { getInputName } from '@/components/form/form-elements'
import { OptionInput } from '@/components/form/option-input'
import type { fields } from './form'
import { NumberInput } from './number-input'

type Props = { field: (typeof fields)[0 | 1]; control: SettingsControl; hidden: boolean }

/** One speed in two inputs: milliseconds, which are kept, and frames per second, which follow and lead them. */
export function SpeedFields({ field, control, hidden }: Props) {
  const id = useId()
  const { name, min, max } = field

  function setDelayFromFps(fps: number) {
    const input = control.formRef.current?.elements.namedItem(getInputName(name))
    if (!(fps > 0) || !(input instanceof HTMLInputElement)) return
    input.value = String(Math.min(max, Math.max(min, Math.round(1000 / fps))))
  }

  return (
    <div className={hidden ? 'hidden' : 'contents'}>
      <NumberInput
        label="Speed in frames per second"
        value={Math.round(100_000 / Number(control.settings[name])) / 100}
        min={1000 / max}
        max={1000 / min}
        step="any"
        onValueChange={setDelayFromFps}
      />
      <OptionInput field={field} id={id} />
    </div>
  )
}
