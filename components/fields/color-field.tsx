import type { FieldProps } from './fields'

export function ColorField({ label, value, onValueChange }: FieldProps<string>) {
  return (
    <label className="flex min-h-11 items-center gap-2 font-medium text-sm">
      <input type="color" value={value} onChange={({ target }) => onValueChange(target.value)} />
      {label}
    </label>
  )
}
