import { MAX_NAMES } from './run-limits'

/** How many names the box holds. */
export function NamesHint({ count }: { count: number }) {
  if (count === 0) return `Up to ${MAX_NAMES} names, separated by commas, spaces or lines. Profile links work too.`
  if (count <= MAX_NAMES) return `${count} of ${MAX_NAMES} names`
  return (
    <span className="text-danger">
      {count} names: {MAX_NAMES} at most at once, so take {count - MAX_NAMES} out.
    </span>
  )
}
