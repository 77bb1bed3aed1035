import { PickButton } from './pick-button'
import { type SignCategory, searchSigns } from './signs'

type Props = { category: SignCategory; query: string; onPick: (text: string, name: string) => void }

export function SignPanel({ category, query, onPick }: Props) {
  const groups = searchSigns(category, query)
  return (
    <div className="space-y-3">
      {category.note && <p className="text-muted text-sm">{category.note}</p>}
      {groups.length === 0 && <p className="text-muted">Nothing for this word.</p>}
      {groups.map(({ label, signs }) => (
        <section key={label} aria-label={label}>
          <h3 className="font-semibold text-muted text-sm">{label}</h3>
          <div className={`mt-1 flex flex-wrap ${category.isWide ? 'gap-2' : 'gap-1'}`}>
            {signs.map(({ text, name }) => (
              <PickButton key={text} text={text} name={name} isWide={category.isWide} onPick={onPick} />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
