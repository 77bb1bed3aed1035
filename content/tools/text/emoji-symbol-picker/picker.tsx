import { EmojiPanel } from './emoji-panel'
import { ShelfPanel } from './shelf-panel'
import { found, shelves } from './signs'

type Props = {
  list: string
  shelf: string
  query: string
  tone: string
  onPick: (text: string, name: string) => void
  onTone: (tone: string) => void
}

/** What is chosen, or while something is searched for everything that has it. */
export function Picker({ list, shelf, query, tone, onPick, onTone }: Props) {
  const isSearch = query.trim() !== ''
  const shown = shelves.filter((one) => (isSearch ? found(one, query).length > 0 : one.id === shelf))
  return (
    <div className="space-y-4">
      {(isSearch || shelf === 'emoji') && (
        <EmojiPanel list={list} query={query} tone={tone} onPick={onPick} onTone={onTone} />
      )}
      {shown.map((one) => (
        <div key={one.id}>
          {isSearch && <h2 className="mb-1 font-semibold">{one.label}</h2>}
          <ShelfPanel shelf={one} query={query} onPick={onPick} />
        </div>
      ))}
    </div>
  )
}
