const shapeClasses = { wide: 'aspect-video', square: 'aspect-square', portrait: 'aspect-[4/5]' } as const

type Props<Id> = {
  label: string
  /** Address of `templates.gen.svg`, which has a picture of each template under its id. */
  pictures: string
  templates: readonly { id: Id; name: string }[]
  selectedId: Id | undefined
  shape: keyof typeof shapeClasses
  onSelect: (id: Id) => void
}

export function TemplateList<Id extends string>(props: Props<Id>) {
  const { label, pictures, templates, selectedId, shape, onSelect } = props
  return (
    <ul aria-label={label} className="grid grid-cols-3 gap-2 sm:grid-cols-4 lg:grid-cols-3">
      {templates.map(({ id, name }) => (
        <li key={id}>
          <button
            type="button"
            aria-pressed={id === selectedId}
            onClick={() => onSelect(id)}
            className={`block w-full overflow-hidden rounded-lg border-2 bg-surface hover:border-accent ${id === selectedId ? 'border-accent' : 'border-line'}`}
          >
            <img
              src={`${pictures}#${id}`}
              alt=""
              className={`w-full bg-raised object-contain ${shapeClasses[shape]}`}
            />
            <span className="block px-1 py-1.5 text-center text-xs">{name}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
