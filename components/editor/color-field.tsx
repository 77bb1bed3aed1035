import { useId } from 'react'

type Props = { label: string; value: string; onValueChange: (value: string) => void }

export function ColorField({ label, value, onValueChange }: Props) {
  const id = useId()
  return (
    <div className="flex min-h-11 items-center gap-2">
      <input
        id={id}
        type="color"
        value={value}
        onChange={({ target }) => onValueChange(target.value)}
        className="h-11 w-14 shrink-0 cursor-pointer rounded-lg border border-field-line bg-surface p-1"
      />
      <label htmlFor={id} className="font-medium text-sm">
        {label}
      </label>
    </div>
  )
}
