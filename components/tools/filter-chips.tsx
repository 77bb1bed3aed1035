import { RadioChip } from '@/components/ui/radio-chip'

type Props = {
  name: string
  label: string
  /** Label of the chip for no restriction. */
  anyLabel: string
  options: readonly { value: string; label: string }[]
}

/** Single choice as chips. They scroll in one row on a phone and wrap beside the list on wider screens. */
export function FilterChips({ name, label, anyLabel, options }: Props) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold text-sm">{label}</legend>
      <div className="mt-0.5 flex gap-2 py-1 *:shrink-0 max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4 lg:flex-wrap lg:*:min-h-9 lg:*:px-3">
        {[{ value: '', label: anyLabel }, ...options].map((option) => (
          <RadioChip key={option.value} name={name} value={option.value} defaultChecked={option.value === ''}>
            {option.label}
          </RadioChip>
        ))}
      </div>
    </fieldset>
  )
}
