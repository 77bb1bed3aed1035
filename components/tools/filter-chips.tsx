type Props = {
  name: string
  label: string
  /** What leaves it open. */
  any: string
  options: readonly { value: string; label: string }[]
}

/** A choice of one, as chips: in a row that scrolls on a phone, in several beside the list. */
export function FilterChips({ name, label, any, options }: Props) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold text-sm">{label}</legend>
      <div className="mt-0.5 flex gap-2 py-1 max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4 lg:flex-wrap">
        {[{ value: '', label: any }, ...options].map((option) => (
          <label
            key={option.value}
            className="relative flex min-h-11 shrink-0 items-center rounded-full border border-field-line bg-surface px-4 text-sm hover:bg-raised has-checked:border-accent has-checked:bg-soft has-checked:font-semibold has-checked:inset-ring has-checked:inset-ring-accent has-focus-visible:outline-3 has-focus-visible:outline-ink lg:min-h-9 lg:px-3"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === ''}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
