import type { EmojiList } from './emoji-data'
import { EmojiPanel, SignPanel } from './picker-panels'
import { searchSigns, signCategories } from './signs'

type Props = {
  emojiList: EmojiList
  selectedCategory: string
  query: string
  tone: string
  onPick: (text: string, name: string) => void
  onToneChange: (tone: string) => void
}

/** Shows the chosen category or, during a search, every category with results. */
export function Picker({ emojiList, selectedCategory, query, tone, onPick, onToneChange }: Props) {
  const isSearching = query.trim() !== ''
  const shownCategories = signCategories.filter((category) =>
    isSearching ? searchSigns(category, query).length > 0 : category.id === selectedCategory,
  )
  return (
    <div className="space-y-4">
      {(isSearching || selectedCategory === 'emoji') && (
        <EmojiPanel emojiList={emojiList} query={query} tone={tone} onPick={onPick} onToneChange={onToneChange} />
      )}
      {shownCategories.map((category) => (
        <div key={category.id}>
          {isSearching && <h2 className="mb-1 font-semibold">{category.label}</h2>}
          <SignPanel category={category} query={query} onPick={onPick} />
        </div>
      ))}
    </div>
  )
}
