type Props = { label: string; entries: readonly { value: string; label: string }[] }

/** A strip of figures. */
export function Statistics({ label, entries }: Props) {
  return (
    <section aria-label={label} className="mx-auto mt-10 max-w-7xl px-4 sm:mt-14 sm:px-6">
      <ul className="grid grid-cols-3 border-line border-y py-5 sm:py-6">
        {entries.map((entry) => (
          <li key={entry.label} className="px-3 first:pl-0 not-first:border-line not-first:border-l sm:px-6">
            <span className="block font-bold text-title">{entry.value}</span>{' '}
            <span className="block text-muted text-sm sm:text-base">{entry.label}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
