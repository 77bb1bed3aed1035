type Props = {
  entries: readonly { value: string; label: string }[]
  hasGoals: boolean
}

/** A row of statistics. */
export function Statistics({ entries, hasGoals }: Props) {
  return (
    <section
      aria-label={hasGoals ? 'Where we’re headed' : 'In figures'}
      className="mx-auto mt-10 max-w-7xl px-4 sm:mt-14 sm:px-6"
    >
      {hasGoals && <h2 className="mb-3 font-semibold text-muted text-sm">Where we’re headed</h2>}
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
