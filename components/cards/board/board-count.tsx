import { useBoard } from './use-favourites'

/** How much is on the board, beside its name. */
export function BoardCount() {
  const { length } = useBoard()
  if (length === 0) return null
  return (
    <span className="ml-1 font-normal text-muted">
      {length} {length === 1 ? 'favourite' : 'favourites'}
    </span>
  )
}
