type Props = { label: string; value: boolean; onValue: (value: boolean) => void }

/** Something that is on or off. */
export function CheckField({ label, value, onValue }: Props) {
  return (
    <label className="flex min-h-11 items-center gap-3 font-medium text-sm">
      <input
        type="checkbox"
        checked={value}
        onChange={({ target }) => onValue(target.checked)}
        className="size-5 shrink-0 accent-accent"
      />
      {label}
    </label>
  )
}
