import { RadioChip } from '@/components/ui/radio-chip'
import { autoLayouts, type CollageLayout, getCellRects, layouts } from './layouts'
import { applyLayout, type CollageScene, fitsLayout, isAutoLayout } from './scene'

type Props = { scene: CollageScene; onSceneChange: (update: (scene: CollageScene) => CollageScene) => void }

const chipClass =
  'size-14 justify-center rounded-lg border border-field-line bg-surface hover:bg-raised has-checked:border-accent has-checked:bg-soft has-checked:inset-ring has-checked:inset-ring-accent has-disabled:opacity-40'

/** Lists the layouts that fit all current images, as icons. */
export function LayoutList({ scene, onSceneChange }: Props) {
  const choices: readonly (CollageLayout | (typeof autoLayouts)[number])[] = [
    ...autoLayouts,
    ...layouts.filter((layout) => fitsLayout(scene, layout)),
  ]
  return (
    <fieldset>
      <legend className="font-medium text-sm">Layout</legend>
      <div className="mt-1 flex flex-wrap gap-2">
        {choices.map((layout) => (
          <RadioChip
            key={layout.id}
            name="collage-layout"
            {...(!isAutoLayout(layout.id) && { chipClassName: chipClass })}
            checked={layout.id === scene.layout}
            aria-label={layout.label}
            title={layout.label}
            onChange={() => onSceneChange((currentScene) => applyLayout(currentScene, layout))}
          >
            {'rows' in layout ? <LayoutIcon layout={layout} /> : layout.label}
          </RadioChip>
        ))}
      </div>
      <p className="mt-1 text-muted text-sm">
        {[...autoLayouts, ...layouts].find(({ id }) => id === scene.layout)?.label}
      </p>
    </fieldset>
  )
}

function LayoutIcon({ layout }: { layout: CollageLayout }) {
  return (
    <svg viewBox="0 0 36 36" className="size-9" aria-hidden>
      {getCellRects(layout).map(({ x, y, width, height }) => (
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
      {layout.iconPath && <path d={layout.iconPath} className="fill-surface" />}
    </svg>
  )
}
