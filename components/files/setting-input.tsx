import { OptionInput } from '@/components/form/option-input'
import type { Field } from '@/lib/tool/form'
import { isFieldActive } from '@/lib/tool/form-values'
import type { Settings } from './queue'

type Props = { field: Field; idPrefix: string; settings: Settings }

/** One setting. Hidden while it has no effect, with its value preserved. */
export function SettingInput({ field, idPrefix, settings }: Props) {
  const input = <OptionInput field={field} id={`${idPrefix}-${field.name}`} value={settings[field.name]} />
  if (!field.visibleWhen) return input
  return (
    <div className="contents" hidden={!isFieldActive(field, settings)}>
      {input}
    </div>
  )
}
