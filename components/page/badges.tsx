export function Badges({ labels }: { labels: readonly string[] }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-1 sm:mt-5 sm:gap-2">
      {labels.map((label) => (
        <li
          key={label}
          className="rounded-full border border-line bg-surface px-2 py-0.5 font-semibold text-xs sm:px-3 sm:py-1 sm:text-sm"
        >
          {label}
        </li>
      ))}
    </ul>
  )
}
