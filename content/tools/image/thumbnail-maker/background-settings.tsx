import { bindFields } from '@/components/editor/bind-fields'
import { ColorField } from '@/components/editor/color-field'
import { CropFields } from '@/components/editor/crop-fields'
import type { Editor } from '@/components/editor/editor'
import { RangeField } from '@/components/editor/range-field'
import { Button } from '@/components/ui/button'
import { keepFocus } from '@/components/ui/keep-focus'
import type { Background, ThumbnailScene } from './scene'

/** A picture with its part, blur and darkness; else a colour or a way from one to another. */
export function BackgroundSettings({ editor: { scene, change } }: { editor: Editor<ThumbnailScene> }) {
  const { ground } = scene
  const updateBackground = (update: (currentScene: Background) => Background, key?: string) =>
    change((currentScene) => ({ ...currentScene, ground: update(currentScene.ground) }), key && `ground ${key}`)
  const getFieldProps = bindFields(ground, updateBackground)
  if (ground.picture === null) {
    return (
      <>
        <div className="grid two-columns gap-3">
          <ColorField label="From" {...getFieldProps('colour')} />
          <ColorField label="To" {...getFieldProps('to')} />
        </div>
        <RangeField label="Direction" min={0} max={360} step={5} unit="°" {...getFieldProps('angle')} />
        <Button
          onClick={() =>
            updateBackground((currentBackground) => ({ ...currentBackground, to: currentBackground.colour }))
          }
        >
          One colour
        </Button>
      </>
    )
  }
  return (
    <>
      <div className="grid two-columns gap-3">
        <RangeField label="Blur" min={0} max={60} unit=" px" {...getFieldProps('blur')} />
        <RangeField isPercent label="Darken" min={0} max={90} {...getFieldProps('dim')} />
        <CropFields crop={ground} update={updateBackground} />
      </div>
      <Button
        onClick={() =>
          keepFocus(() =>
            updateBackground((currentBackground) => ({ ...currentBackground, picture: null, blur: 0, dim: 0 })),
          )
        }
      >
        Remove the picture
      </Button>
    </>
  )
}
