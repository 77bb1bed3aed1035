import { bind } from '@/components/editor/bind'
import { ColourField } from '@/components/editor/colour-field'
import type { Editor } from '@/components/editor/editor'
import { PartFields } from '@/components/editor/part-fields'
import { RangeField } from '@/components/editor/range-field'
import { Button } from '@/components/ui/button'
import { keepFocus } from '@/components/ui/keep-focus'
import type { Ground, Scene } from './scene'

/** A picture with its part, blur and darkness; else a colour or a way from one to another. */
export function GroundSettings({ editor: { scene, change } }: { editor: Editor<Scene> }) {
  const { ground } = scene
  const put = (next: (before: Ground) => Ground, name?: string) =>
    change((before) => ({ ...before, ground: next(before.ground) }), name && `ground ${name}`)
  const at = bind(ground, put)
  if (ground.picture === null) {
    return (
      <>
        <div className="grid two-columns gap-3">
          <ColourField label="From" {...at('colour')} />
          <ColourField label="To" {...at('to')} />
        </div>
        <RangeField label="Direction" min={0} max={360} step={5} unit="°" {...at('angle')} />
        <Button onClick={() => put((before) => ({ ...before, to: before.colour }))}>One colour</Button>
      </>
    )
  }
  return (
    <>
      <div className="grid two-columns gap-3">
        <RangeField label="Blur" min={0} max={60} unit=" px" {...at('blur')} />
        <RangeField share label="Darken" min={0} max={90} {...at('dim')} />
        <PartFields of={ground} put={put} />
      </div>
      <Button
        onClick={() => keepFocus(() => put((before) => ({ ...before, picture: null, blur: 0, dim: 0 })))}
      >
        Remove the picture
      </Button>
    </>
  )
}
