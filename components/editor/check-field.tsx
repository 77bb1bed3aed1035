type CheckFieldProps = { label: string; value: boolean; onValueChange: (value: boolean) => void }

export function CheckField({ label, value, onValueChange }: CheckFieldProps) {
  return (
    <label className="flex min-h-11 items-center gap-3 font-medium text-sm">
      <input
        type="checkbox"
        checked={value}
        onChange={({ target }) => onValueChange(target.checked)}
        className="size-5 shrink-0 accent-accent"
      />
      {label}
    </label>
  )
}
