import { EmojiPanel } from './emoji-panel'
import { SignPanel } from './sign-panel'
import { searchSigns, signCategories } from './signs'

type Props = {
  list: string
  selectedCategory: string
  query: string
  tone: string
  onPick: (text: string, name: string) => void
  onTone: (tone: string) => void
}

/** What is chosen, or while something is searched for everything that has it. */
export function Picker({ list, selectedCategory, query, tone, onPick, onTone }: Props) {
  const isSearch = query.trim() !== ''
  const shown = signCategories.filter((one) =>
    isSearch ? searchSigns(one, query).length > 0 : one.id === selectedCategory,
  )
  return (
    <div className="space-y-4">
      {(isSearch || selectedCategory === 'emoji') && (
        <EmojiPanel list={list} query={query} tone={tone} onPick={onPick} onTone={onTone} />
      )}
      {shown.map((one) => (
        <div key={one.id}>
          {isSearch && <h2 className="mb-1 font-semibold">{one.label}</h2>}
          <SignPanel category={one} query={query} onPick={onPick} />
        </div>
      ))}
    </div>
  )
}
