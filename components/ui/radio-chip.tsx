import type { ComponentProps } from 'react'

const defaultChipClassName =
  'rounded-full border border-field-line bg-surface px-4 hover:bg-raised has-checked:border-accent has-checked:bg-soft has-checked:inset-ring has-checked:inset-ring-accent'

export const tabClass =
  'justify-center rounded-lg border border-transparent px-3 text-center text-muted has-checked:border-field-line has-checked:bg-surface has-checked:text-ink'

/** A radio option whose label is the tap target; the hidden radio serves the keyboard. */
export function RadioChip({
  chipClassName = defaultChipClassName,
  children,
  ...inputProps
}: ComponentProps<'input'> & { chipClassName?: string }) {
  return (
    <label
      className={`relative flex min-h-11 items-center text-sm has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-ink ${chipClassName}`}
    >
      <input type="radio" className="sr-only" {...inputProps} />
      {children}
    </label>
  )
}
