import { Shuffle } from 'lucide-react'
import { bindFields } from '@/components/editor/bind-fields'
import { ColorField } from '@/components/editor/color-field'
import type { Editor } from '@/components/editor/editor'
import { RangeField } from '@/components/editor/range-field'
import { SelectField } from '@/components/editor/select-field'
import { Button } from '@/components/ui/button'
import { presets } from '@/lib/platforms/images/presets'
import { shuffleCells } from './cells'
import { LayoutList } from './layout-list'
import type { CollageScene } from './scene'

const sizeOptions = presets.map(({ id, network, label, width, height }) => ({
  value: id,
  label: `${network}: ${label}, ${width} × ${height}`,
}))

/** The layout, the size and the edges. */
export function CollageSettings({ editor }: { editor: Editor<CollageScene> }) {
  const { scene, change, announce } = editor
  const getFieldProps = bindFields(scene, change)

  function shuffle() {
    const seed = Date.now()
    change((currentScene) => shuffleCells(currentScene, seed))
    announce('Shuffled.')
  }

  return (
    <div className="grid gap-4">
      <LayoutList scene={scene} onSceneChange={(update) => change(update)} />
      <Button onClick={shuffle}>
        <Shuffle className="size-4" />
        Shuffle
      </Button>
      <SelectField label="Size" options={sizeOptions} {...getFieldProps('preset')} />
      <RangeField label="Gap" min={0} max={80} unit=" px" {...getFieldProps('gap')} />
      <RangeField label="Round corners" min={0} max={120} unit=" px" {...getFieldProps('radius')} />
      <ColorField label="Background" {...getFieldProps('ground')} />
    </div>
  )
}
