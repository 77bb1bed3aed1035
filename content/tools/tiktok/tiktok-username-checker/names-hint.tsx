import { maxNames } from './run-limits'

/** How many names the box holds. */
export function NamesHint({ count }: { count: number }) {
  if (count === 0) return `Up to ${maxNames} names, apart by commas, spaces or lines. Profile links work too.`
  if (count <= maxNames) return `${count} of ${maxNames} names`
  return (
    <span className="text-danger">
      {count} names: {maxNames} at most at once, so take {count - maxNames} out.
    </span>
  )
}
