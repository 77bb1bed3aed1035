import { bindFields, type UpdateRecord } from '@/components/editor/bind-fields'
import { ColorField } from '@/components/editor/color-field'
import type { Editor } from '@/components/editor/editor'
import { PositionFields } from '@/components/editor/position-fields'
import { RangeField } from '@/components/editor/range-field'
import { SelectField } from '@/components/editor/select-field'
import { TextField } from '@/components/editor/text-field'
import { importWithRetry } from '@/components/loading/import-with-retry'
import { BackgroundSettings } from './background-settings'
import { ImageSettings } from './image-settings'
import { setEmoji } from './layer-changes'
import { loadSubjectLayoutModule } from './load-subject-layout'
import { type Format, formats, type SceneLayer, type ShapeLayer, type ThumbnailScene } from './scene'
import { TextSettings } from './text-settings'
import { BACKGROUND_ID, updateLayer } from './thumbnail-editor'

const formatOptions = (Object.keys(formats) as Format[]).map((value) => ({
  value,
  label: formats[value].label,
}))

const loadSubjectLayoutWithRetry = importWithRetry(loadSubjectLayoutModule)

/** The format, then all about the chosen layer; the first text where none is chosen. */
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
