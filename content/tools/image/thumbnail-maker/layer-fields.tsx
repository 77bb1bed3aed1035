import type { Editor } from '@/components/editor/editor'
import { PositionFields } from '@/components/editor/position-fields'
import { bindFields, type UpdateRecord } from '@/components/fields/bind-fields'
import { CropFields } from '@/components/fields/box-fields'
import { ColorField } from '@/components/fields/color-field'
import { CheckField, RangeField, SelectField, TextField } from '@/components/fields/fields'
import { Button } from '@/components/ui/button'
import { keepFocus } from '@/components/ui/keep-focus'
import type { Size } from '@/lib/core/geometry/sizes'
import { typefaces } from '@/lib/images/drawing/typefaces'
import { setEmoji, setRound } from './layer-changes'
import {
  type Background,
  FONT_SIZE,
  type ImageLayer,
  MAX_EDGE_WIDTH,
  type SceneLayer,
  type ShapeLayer,
  type TextLayer,
  type ThumbnailScene,
} from './scene'
import { updateLayer } from './thumbnail-editor'

export function BackgroundFields({ editor: { scene, change } }: { editor: Editor<ThumbnailScene> }) {
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
          Use one color
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
        Remove photo
      </Button>
    </>
  )
}

const typefaceOptions = typefaces.map(({ label }, value) => ({ value, label }))
const alignments = [
  { value: 'left', label: 'Left' },
  { value: 'middle', label: 'Center' },
  { value: 'right', label: 'Right' },
] as const

function TextFields({ layer, changeLayer }: { layer: TextLayer; changeLayer: UpdateRecord<TextLayer> }) {
  const getFieldProps = bindFields(layer, changeLayer)
  return (
    <>
      <SelectField label="Font" options={typefaceOptions} {...getFieldProps('typeface')} />
      <SelectField label="Align" options={alignments} {...getFieldProps('align')} />
      <RangeField label="Max size" min={FONT_SIZE.min} max={FONT_SIZE.max} unit=" px" {...getFieldProps('size')} />
      <RangeField label="Outline" min={0} max={MAX_EDGE_WIDTH} unit=" px" {...getFieldProps('outline')} />
      <ColorField label="Text color" {...getFieldProps('colour')} />
      <ColorField label="Outline color" {...getFieldProps('outlineColour')} />
      <CheckField label="All caps" {...getFieldProps('upper')} />
      <CheckField label="Shadow" {...getFieldProps('shadow')} />
    </>
  )
}

type ImageFieldsProps = { layer: ImageLayer; imageSize: Size | undefined; changeLayer: UpdateRecord<ImageLayer> }

function ImageFields({ layer, imageSize, changeLayer }: ImageFieldsProps) {
  const getFieldProps = bindFields(layer, changeLayer)
  return (
    <>
      <CheckField
        label="Circle"
        value={layer.round}
        onValueChange={(isRound) => changeLayer((currentLayer) => setRound(currentLayer, isRound, imageSize), 'round')}
      />
      <CheckField label="Mirror" {...getFieldProps('mirrored')} />
      <RangeField label="Border" min={0} max={MAX_EDGE_WIDTH} unit=" px" {...getFieldProps('edge')} />
      <ColorField label="Border color" {...getFieldProps('edgeColour')} />
    </>
  )
}

function ShapeFields({ layer, changeLayer }: { layer: ShapeLayer; changeLayer: UpdateRecord<ShapeLayer> }) {
  if (layer.shape !== 'emoji') return <ColorField label="Color" {...bindFields(layer, changeLayer)('colour')} />
  return (
    <TextField
      label="Any emoji"
      value={layer.sign}
      onValueChange={(text) => changeLayer((currentLayer) => setEmoji(currentLayer, text), 'sign')}
    />
  )
}

/** The look and the position of a layer. */
export function LayerFields({ editor, layer }: { editor: Editor<ThumbnailScene>; layer: SceneLayer }) {
  const { change, images, layers } = editor
  const editorLayer = layers.find(({ id }) => id === layer.id)
  const createUpdater =
    <LayerType extends SceneLayer>(currentLayer: LayerType): UpdateRecord<LayerType> =>
    (update, key) =>
      change((scene) => updateLayer(scene, layer.id, () => update(currentLayer)), `${key} ${layer.id}`)
  return (
    <section aria-label="Selected layer" className="grid gap-3">
      <h3 className="truncate font-semibold text-sm">{editorLayer?.label}</h3>
      <div className="grid two-columns gap-3">
        {layer.kind === 'text' && <TextFields layer={layer} changeLayer={createUpdater(layer)} />}
        {layer.kind === 'shape' && <ShapeFields layer={layer} changeLayer={createUpdater(layer)} />}
        {layer.kind === 'picture' && (
          <ImageFields layer={layer} imageSize={images.get(layer.picture ?? '')} changeLayer={createUpdater(layer)} />
        )}
        <RangeField label="Rotate" min={-180} max={180} unit="°" {...bindFields(layer, createUpdater(layer))('turn')} />
      </div>
      {editorLayer && <PositionFields editor={editor} layer={editorLayer} />}
    </section>
  )
}
