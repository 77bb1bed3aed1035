import { PickButton } from './pick-button'
import { found, type Shelf } from './signs'

type Props = { shelf: Shelf; query: string; onPick: (text: string, name: string) => void }

/** One kind of signs, or of them what is searched for. */
export function ShelfPanel({ shelf, query, onPick }: Props) {
  const groups = found(shelf, query)
  return (
    <div className="space-y-3">
      {shelf.note && <p className="text-muted text-sm">{shelf.note}</p>}
      {groups.length === 0 && <p className="text-muted">Nothing for this word.</p>}
      {groups.map(({ label, signs }) => (
        <section key={label} aria-label={label}>
          <h3 className="font-semibold text-muted text-sm">{label}</h3>
          <div className={`mt-1 flex flex-wrap ${shelf.wide ? 'gap-2' : 'gap-1'}`}>
            {signs.map(({ text, name }) => (
              <PickButton key={text} text={text} name={name} wide={shelf.wide} onPick={onPick} />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
