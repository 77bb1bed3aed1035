import type { Editor } from '@/components/editor/editor'
import { PositionFields } from '@/components/editor/position-fields'
import { bindFields, toOptions } from '@/components/fields/bind-fields'
import { CropFields } from '@/components/fields/box-fields'
import { ColorField } from '@/components/fields/color-field'
import { CheckField, RangeField, SelectField, TextField } from '@/components/fields/fields'
import { Button } from '@/components/ui/button'
import { keepFocus } from '@/components/ui/keep-focus'
import { typefaces } from '@/lib/images/drawing/typefaces'
import { setEmoji, setRound } from './layer-changes'
import {
  type Background,
  FONT_SIZE,
  MAX_EDGE_WIDTH,
  type SceneLayer,
  type TextLayer,
  type ThumbnailScene,
} from './scene'
import { updateLayer } from './thumbnail-editor'

export function BackgroundFields({ editor: { scene, change } }: { editor: Editor<ThumbnailScene> }) {
  const { ground } = scene
  const updateBackground = (update: (background: Background) => Background, key?: string) =>
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
        <Button onClick={() => updateBackground((background) => ({ ...background, to: background.colour }))}>
          Use one color
        </Button>
      </>
    )
  }
  const removeImage = () => updateBackground((background) => ({ ...background, picture: null, blur: 0, dim: 0 }))
  return (
    <>
      <div className="grid two-columns gap-3">
        <RangeField label="Blur" min={0} max={60} unit=" px" {...getFieldProps('blur')} />
        <RangeField isPercent label="Darken" min={0} max={90} {...getFieldProps('dim')} />
        <CropFields crop={ground} update={updateBackground} />
      </div>
      <Button onClick={() => keepFocus(removeImage)}>Remove photo</Button>
    </>
  )
}

const typefaceOptions = typefaces.map(({ label }, value) => ({ value, label }))
const alignOptions = toOptions({ left: 'Left', middle: 'Center', right: 'Right' })

type FieldPropsOf<LayerType extends SceneLayer> = ReturnType<typeof bindFields<LayerType>>

const renderTextFields = (getFieldProps: FieldPropsOf<TextLayer>) => (
  <>
    <SelectField label="Font" options={typefaceOptions} {...getFieldProps('typeface')} />
    <SelectField label="Align" options={alignOptions} {...getFieldProps('align')} />
    <RangeField label="Max size" {...FONT_SIZE} unit=" px" {...getFieldProps('size')} />
    <RangeField label="Outline" min={0} max={MAX_EDGE_WIDTH} unit=" px" {...getFieldProps('outline')} />
    <ColorField label="Text color" {...getFieldProps('colour')} />
    <ColorField label="Outline color" {...getFieldProps('outlineColour')} />
    <CheckField label="All caps" {...getFieldProps('upper')} />
    <CheckField label="Shadow" {...getFieldProps('shadow')} />
  </>
)

export function LayerFields({ editor, layer }: { editor: Editor<ThumbnailScene>; layer: SceneLayer }) {
  const { change, images, layers } = editor
  const editorLayer = layers.find(({ id }) => id === layer.id)
  const changeLayer = (nextLayer: SceneLayer, key: string) =>
    change((scene) => updateLayer(scene, layer.id, () => nextLayer), `${key} ${layer.id}`)
  const bindLayer = <LayerType extends SceneLayer>(currentLayer: LayerType) =>
    bindFields(currentLayer, (update, key) => changeLayer(update(currentLayer), key))
  return (
    <section aria-label="Selected layer" className="grid gap-3">
      <h3 className="truncate font-semibold text-sm">{editorLayer?.label}</h3>
      <div className="grid two-columns gap-3">
        {layer.kind === 'text' && renderTextFields(bindLayer(layer))}
        {layer.kind === 'shape' &&
          (layer.shape === 'emoji' ? (
            <TextField
              label="Any emoji"
              value={layer.sign}
              onValueChange={(text) => changeLayer(setEmoji(layer, text), 'sign')}
            />
          ) : (
            <ColorField label="Color" {...bindLayer(layer)('colour')} />
          ))}
        {layer.kind === 'picture' && (
          <>
            <CheckField
              label="Circle"
              value={layer.round}
              onValueChange={(isRound) =>
                changeLayer(setRound(layer, isRound, images.get(layer.picture ?? '')), 'round')
              }
            />
            <CheckField label="Mirror" {...bindLayer(layer)('mirrored')} />
            <RangeField label="Border" min={0} max={MAX_EDGE_WIDTH} unit=" px" {...bindLayer(layer)('edge')} />
            <ColorField label="Border color" {...bindLayer(layer)('edgeColour')} />
          </>
        )}
        <RangeField label="Rotate" min={-180} max={180} unit="°" {...bindLayer(layer)('turn')} />
      </div>
      {editorLayer && <PositionFields editor={editor} layer={editorLayer} />}
    </section>
  )
}
