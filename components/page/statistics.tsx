type Props = { label: string; entries: readonly { value: string; label: string }[] }

/** A strip of figures. */
export function Statistics({ label, entries }: Props) {
  return (
    <section aria-label={label} className="mx-auto max-w-6xl px-4 sm:px-6">
      <ul className="grid grid-cols-3 divide-x divide-line border-line border-b py-6 text-center sm:py-8">
        {entries.map((entry) => (
          <li key={entry.label} className="px-2">
            <span className="block font-bold text-2xl tracking-tight sm:text-4xl">{entry.value}</span>{' '}
            <span className="block text-muted text-sm sm:text-base">{entry.label}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
