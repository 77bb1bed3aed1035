import { RadioChip } from '@/components/ui/radio-chip'
import { autoLayouts, type Layout, layouts, sharesOf } from './layouts'
import { hasRoomFor, isAuto, type Scene, withLayout } from './scene'

type Props = { scene: Scene; onScene: (next: (scene: Scene) => Scene) => void }

const look =
  'size-14 justify-center rounded-lg border border-field-line bg-surface hover:bg-raised has-checked:border-accent has-checked:bg-soft has-checked:inset-ring has-checked:inset-ring-accent has-disabled:opacity-40'

/** Layouts that hold all of the pictures there are, as little drawings. */
export function LayoutList({ scene, onScene }: Props) {
  const choices: readonly (Layout | (typeof autoLayouts)[number])[] = [
    ...autoLayouts,
    ...layouts.filter((layout) => hasRoomFor(scene, layout)),
  ]
  return (
    <fieldset>
      <legend className="font-medium text-sm">Layout</legend>
      <div className="mt-1 flex flex-wrap gap-2">
        {choices.map((layout) => (
          <RadioChip
            key={layout.id}
            name="collage-layout"
            {...(!isAuto(layout.id) && { look })}
            checked={layout.id === scene.layout}
            aria-label={layout.label}
            title={layout.label}
            onChange={() => onScene((now) => withLayout(now, layout))}
          >
            {'rows' in layout ? <Sketch layout={layout} /> : layout.label}
          </RadioChip>
        ))}
      </div>
      <p className="mt-1 text-muted text-sm">
        {[...autoLayouts, ...layouts].find(({ id }) => id === scene.layout)?.label}
      </p>
    </fieldset>
  )
}

function Sketch({ layout }: { layout: Layout }) {
  return (
    <svg viewBox="0 0 36 36" className="size-9" aria-hidden>
      {sharesOf(layout).map(({ x, y, width, height }) => (
        <rect
          key={`${x} ${y}`}
          x={x * 35 + 1}
          y={y * 35 + 1}
          width={width * 35 - 1}
          height={height * 35 - 1}
          rx={1.5}
          className="fill-current"
        />
      ))}
      {layout.mark && <path d={layout.mark} className="fill-surface" />}
    </svg>
  )
}
