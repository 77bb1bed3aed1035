import { bind, type Put } from '@/components/editor/bind'
import { ColourField } from '@/components/editor/colour-field'
import type { Editor } from '@/components/editor/editor'
import { LineField } from '@/components/editor/line-field'
import { PlaceFields } from '@/components/editor/place-fields'
import { RangeField } from '@/components/editor/range-field'
import { SelectField } from '@/components/editor/select-field'
import { patient } from '@/components/loading/patient'
import { withSign } from './changes'
import { GROUND, withLayer } from './editor-tool'
import { GroundSettings } from './ground-settings'
import { PictureSettings } from './picture-settings'
import { type Format, formats, type Scene, type SceneLayer, type ShapeLayer } from './scene'
import { subjectPart } from './subject-part'
import { TextSettings } from './text-settings'

const formatOptions = (Object.keys(formats) as Format[]).map((value) => ({
  value,
  label: formats[value].label,
}))

const part = patient(subjectPart)

/** The format, then all about the chosen layer; the first text where none is chosen. */
export function Settings({ editor }: { editor: Editor<Scene> }) {
  const { scene, layers, chosen, change, pictures } = editor
  const shown = chosen ?? scene.layers.find(({ kind }) => kind === 'text')?.id ?? GROUND
  const layer = scene.layers.find(({ id }) => id === shown)
  const placed = layers.find(({ id }) => id === shown)

  async function takeFormat(format: Format) {
    const { besideInFormat } = await part()
    change(await besideInFormat({ scene, picture: pictures.get(scene.ground.picture ?? '') }, format))
  }

  return (
    <div className="grid gap-4">
      <SelectField label="Format" value={scene.format} options={formatOptions} onValue={takeFormat} />
      <section aria-label="Chosen layer" className="grid gap-3 rounded-xl border border-line bg-surface p-4">
        <h3 className="truncate font-semibold">{placed?.label ?? 'Background'}</h3>
        {layer ? (
          <LayerSettings key={layer.id} editor={editor} layer={layer} />
        ) : (
          <GroundSettings editor={editor} />
        )}
        {layer && placed && (
          <details>
            <summary className="min-h-11 cursor-pointer py-3 font-medium text-sm">
              Place and size in pixels
            </summary>
            <PlaceFields key={placed.id} editor={editor} layer={placed} />
          </details>
        )}
      </section>
    </div>
  )
}

function LayerSettings({
  editor: { change, pictures },
  layer,
}: {
  editor: Editor<Scene>
  layer: SceneLayer
}) {
  const { id } = layer
  const put =
    <One extends SceneLayer>(one: One): Put<One> =>
    (next, name) =>
      change((scene) => withLayer(scene, id, () => next(one)), `${name} ${id}`)
  return (
    <>
      {layer.kind === 'text' && <TextSettings layer={layer} onLayer={put(layer)} />}
      {layer.kind === 'shape' && <ShapeSettings layer={layer} onLayer={put(layer)} />}
      {layer.kind === 'picture' && (
        <PictureSettings layer={layer} picture={pictures.get(layer.picture ?? '')} onLayer={put(layer)} />
      )}
      <RangeField label="Turn" min={-180} max={180} unit="°" {...bind(layer, put(layer))('turn')} />
    </>
  )
}

function ShapeSettings({ layer, onLayer }: { layer: ShapeLayer; onLayer: Put<ShapeLayer> }) {
  if (layer.shape !== 'emoji') return <ColourField label="Colour" {...bind(layer, onLayer)('colour')} />
  return (
    <LineField
      label="Any emoji"
      value={layer.sign}
      onValue={(typed) => onLayer((before) => withSign(before, typed), 'sign')}
    />
  )
}
