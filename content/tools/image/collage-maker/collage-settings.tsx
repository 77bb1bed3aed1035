import { Shuffle } from 'lucide-react'
import { bind } from '@/components/editor/bind'
import { ColourField } from '@/components/editor/colour-field'
import type { Editor } from '@/components/editor/editor'
import { RangeField } from '@/components/editor/range-field'
import { SelectField } from '@/components/editor/select-field'
import { Button } from '@/components/ui/button'
import { presets } from '@/lib/platforms/pictures/presets'
import { shuffled } from './cells'
import { LayoutList } from './layout-list'
import type { Scene } from './scene'

const sizes = presets.map(({ id, network, label, width, height }) => ({
  value: id,
  label: `${network}: ${label}, ${width} × ${height}`,
}))

/** The layout, the size and the edges. */
export function CollageSettings({ editor }: { editor: Editor<Scene> }) {
  const { scene, change, say } = editor
  const at = bind(scene, change)

  function shuffle() {
    const seed = Date.now()
    change((now) => shuffled(now, seed))
    say('Shuffled.')
  }

  return (
    <div className="grid gap-4">
      <LayoutList scene={scene} onScene={(next) => change(next)} />
      <Button onClick={shuffle}>
        <Shuffle className="size-4" />
        Shuffle
      </Button>
      <SelectField label="Size" options={sizes} {...at('preset')} />
      <RangeField label="Gap" min={0} max={80} unit=" px" {...at('gap')} />
      <RangeField label="Round corners" min={0} max={120} unit=" px" {...at('radius')} />
      <ColourField label="Background" {...at('ground')} />
    </div>
  )
}
