import { SelectField } from '@/components/editor/choice-fields'
import type { Editor } from '@/components/editor/editor'
import {
  bindFields,
  CheckField,
  ColorField,
  CropFields,
  RangeField,
  TextField,
  type UpdateRecord,
} from '@/components/editor/editor-fields'
import { PositionFields } from '@/components/editor/position-fields'
import { importWithRetry } from '@/components/loading/deferred-import'
import { Button } from '@/components/ui/button'
import { keepFocus } from '@/components/ui/keep-focus'
import type { Size } from '@/lib/core/geometry/sizes'
import { typefaces } from '@/lib/images/drawing/typefaces'
import { setEmoji, setRound } from './layer-changes'
import {
  type Background,
  FONT_SIZE,
  type Format,
  formats,
  type ImageLayer,
  MAX_EDGE_WIDTH,
  type SceneLayer,
  type ShapeLayer,
  type TextLayer,
  type ThumbnailScene,
} from './scene'
import { BACKGROUND_ID, loadSubjectLayoutModule, updateLayer } from './thumbnail-editor'

function BackgroundSettings({ editor: { scene, change } }: { editor: Editor<ThumbnailScene> }) {
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

const typefaceOptions = typefaces.map(({ label }, value) => ({ value, label }))
const alignments = [
  { value: 'left', label: 'Left' },
  { value: 'middle', label: 'Middle' },
  { value: 'right', label: 'Right' },
] as const

function TextSettings({ layer, changeLayer }: { layer: TextLayer; changeLayer: UpdateRecord<TextLayer> }) {
  const getFieldProps = bindFields(layer, changeLayer)
  return (
    <div className="grid two-columns gap-3">
      <SelectField label="Typeface" options={typefaceOptions} {...getFieldProps('typeface')} />
      <SelectField label="Lines stand" options={alignments} {...getFieldProps('align')} />
      <RangeField
        label="Largest letters"
        min={FONT_SIZE.min}
        max={FONT_SIZE.max}
        unit=" px"
        {...getFieldProps('size')}
      />
      <RangeField label="Outline" min={0} max={MAX_EDGE_WIDTH} unit=" px" {...getFieldProps('outline')} />
      <ColorField label="Letters" {...getFieldProps('colour')} />
      <ColorField label="Outline colour" {...getFieldProps('outlineColour')} />
      <CheckField label="Capitals" {...getFieldProps('upper')} />
      <CheckField label="Shadow" {...getFieldProps('shadow')} />
    </div>
  )
}

type ImageSettingsProps = { layer: ImageLayer; imageSize: Size | undefined; changeLayer: UpdateRecord<ImageLayer> }

function ImageSettings({ layer, imageSize, changeLayer }: ImageSettingsProps) {
  const getFieldProps = bindFields(layer, changeLayer)
  return (
    <div className="grid two-columns gap-3">
      <CheckField
        label="Circle"
        value={layer.round}
        onValueChange={(isRound) => changeLayer((currentLayer) => setRound(currentLayer, isRound, imageSize), 'round')}
      />
      <CheckField label="Mirrored" {...getFieldProps('mirrored')} />
      <RangeField label="Edge" min={0} max={MAX_EDGE_WIDTH} unit=" px" {...getFieldProps('edge')} />
      <ColorField label="Edge colour" {...getFieldProps('edgeColour')} />
    </div>
  )
}

const formatOptions = (Object.keys(formats) as Format[]).map((value) => ({ value, label: formats[value].label }))

const loadSubjectLayoutWithRetry = importWithRetry(loadSubjectLayoutModule)

/** The format, then the settings of the selected layer, or of the first text if none is selected. */
export function Settings({ editor }: { editor: Editor<ThumbnailScene> }) {
  const { scene, layers, selectedId, change, images } = editor
  const activeId = selectedId ?? scene.layers.find(({ kind }) => kind === 'text')?.id ?? BACKGROUND_ID
  const layer = scene.layers.find(({ id }) => id === activeId)
  const editorLayer = layers.find(({ id }) => id === activeId)

  async function changeFormat(format: Format) {
    const { prepareLayoutInFormat } = await loadSubjectLayoutWithRetry()
    change(await prepareLayoutInFormat({ scene, image: images.get(scene.ground.picture ?? '') }, format))
  }

  return (
    <div className="grid gap-4">
      <SelectField label="Format" value={scene.format} options={formatOptions} onValueChange={changeFormat} />
      <section aria-label="Chosen layer" className="grid gap-3 rounded-xl border border-line bg-surface p-4">
        <h3 className="truncate font-semibold">{editorLayer?.label ?? 'Background'}</h3>
        {layer ? (
          <LayerSettings key={layer.id} editor={editor} layer={layer} />
        ) : (
          <BackgroundSettings editor={editor} />
        )}
        {layer && editorLayer && (
          <details>
            <summary className="min-h-11 cursor-pointer py-3 font-medium text-sm">Place and size in pixels</summary>
            <PositionFields key={editorLayer.id} editor={editor} layer={editorLayer} />
          </details>
        )}
      </section>
    </div>
  )
}

function LayerSettings({ editor: { change, images }, layer }: { editor: Editor<ThumbnailScene>; layer: SceneLayer }) {
  const { id } = layer
  const createUpdater =
    <LayerType extends SceneLayer>(currentLayer: LayerType): UpdateRecord<LayerType> =>
    (update, key) =>
      change((scene) => updateLayer(scene, id, () => update(currentLayer)), `${key} ${id}`)
  return (
    <>
      {layer.kind === 'text' && <TextSettings layer={layer} changeLayer={createUpdater(layer)} />}
      {layer.kind === 'shape' && <ShapeSettings layer={layer} changeLayer={createUpdater(layer)} />}
      {layer.kind === 'picture' && (
        <ImageSettings layer={layer} imageSize={images.get(layer.picture ?? '')} changeLayer={createUpdater(layer)} />
      )}
      <RangeField label="Turn" min={-180} max={180} unit="°" {...bindFields(layer, createUpdater(layer))('turn')} />
    </>
  )
}

function ShapeSettings({ layer, changeLayer }: { layer: ShapeLayer; changeLayer: UpdateRecord<ShapeLayer> }) {
  if (layer.shape !== 'emoji') return <ColorField label="Colour" {...bindFields(layer, changeLayer)('colour')} />
  return (
    <TextField
      label="Any emoji"
      value={layer.sign}
      onValueChange={(text) => changeLayer((currentLayer) => setEmoji(currentLayer, text), 'sign')}
    />
  )
}
