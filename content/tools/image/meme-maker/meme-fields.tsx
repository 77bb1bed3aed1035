import { Plus, X } from 'lucide-react'
import type { Editor } from '@/components/editor/editor'
import { LayerList } from '@/components/editor/layer-list'
import { PositionFields } from '@/components/editor/position-fields'
import { TemplateList } from '@/components/editor/template-list'
import { bindFields, toOptions } from '@/components/fields/bind-fields'
import { ColorField } from '@/components/fields/color-field'
import { CheckField, RangeField, SelectField, TextAreaField } from '@/components/fields/fields'
import { Button } from '@/components/ui/button'
import { keepFocus } from '@/components/ui/keep-focus'
import { BAR_SAMPLE, getCaptionSample, getLayout, layouts } from './layouts'
import {
  addCaption,
  applyLayout,
  BAR_HEIGHT,
  type Caption,
  MAX_CAPTIONS,
  MAX_TEXT_LENGTH,
  type MemeScene,
  OUTLINE_WIDTH,
  setPanelImage,
  updateCaption,
} from './scene'
import pictures from './templates.gen.svg'

function PanelImages({ editor: { scene, change } }: { editor: Editor<MemeScene> }) {
  const { panels } = getLayout(scene.layout)
  const pictures = scene.pictures.slice(0, panels.length)
  if (!pictures.some(Boolean)) return null
  const removeImage = (index: number) =>
    keepFocus(() => change((currentScene) => setPanelImage(currentScene, index, null)))
  return (
    <ul className="flex flex-wrap gap-2" aria-label="Photos">
      {pictures.map(
        (picture, index) =>
          picture && (
            <li key={picture.id} className="flex items-center gap-1">
              <Button size="small" onClick={() => removeImage(index)}>
                <X className="size-4" />
                Remove photo {panels.length > 1 ? index + 1 : ''}
              </Button>
              {index > 0 && (
                <Button size="small" onClick={() => change((currentScene) => swapPanelImages(currentScene, index))}>
                  Swap {index} and {index + 1}
                </Button>
              )}
            </li>
          ),
      )}
    </ul>
  )
}

function swapPanelImages(scene: MemeScene, index: number): MemeScene {
  const { pictures } = scene
  const [previousImage = null, currentImage = null] = [pictures[index - 1], pictures[index]]
  return setPanelImage(setPanelImage(scene, index - 1, currentImage), index, previousImage)
}

const alignOptions = toOptions({ left: 'Left', centre: 'Center', right: 'Right' })
const verticalAlignOptions = toOptions({ top: 'Top', middle: 'Middle', bottom: 'Bottom' })

type Props = { editor: Editor<MemeScene> }

export function TemplateSection({ editor }: Props) {
  const { scene, change } = editor
  return (
    <>
      <TemplateList
        label="Templates"
        pictures={pictures.src}
        templates={layouts}
        selectedId={scene.layout}
        shape="square"
        onSelect={(id) => change((currentScene) => applyLayout(currentScene, id))}
      />
      <PanelImages editor={editor} />
      {getLayout(scene.layout).panels.length !== 1 && (
        <ColorField label="Background color" {...bindFields(scene, change)('ground')} />
      )}
    </>
  )
}

export function TextSection({ editor }: Props) {
  const { scene, change, selectedId, select, layers } = editor
  const { captions, bar } = scene
  const getFieldProps = bindFields(scene, change)
  const getBarProps = bindFields(bar, (update, name) =>
    change((currentScene) => ({ ...currentScene, bar: update(currentScene.bar) }), `bar ${name}`),
  )
  const selectedCaption = captions.find(({ id }) => id === selectedId)
  const layer = layers.find(({ id }) => id === selectedId)

  return (
    <>
      {bar.on && (
        <TextAreaField
          onFocus={() => select('bar')}
          label="White bar"
          placeholder={BAR_SAMPLE}
          maxLength={MAX_TEXT_LENGTH}
          {...getBarProps('text')}
        />
      )}
      {captions.map((caption, index) => (
        <TextAreaField
          key={caption.id}
          onFocus={() => select(caption.id)}
          label={`Text ${index + 1}`}
          placeholder={getCaptionSample(scene.layout, caption.id)}
          maxLength={MAX_TEXT_LENGTH}
          {...bindCaption(editor, caption)('text')}
        />
      ))}
      <div className="flex flex-wrap gap-2">
        <Button aria-disabled={captions.length >= MAX_CAPTIONS} onClick={() => change(addCaption)}>
          <Plus className="size-4" />
          Add text
        </Button>
        {captions.length >= MAX_CAPTIONS && <p className="self-center text-muted text-sm">Six texts is the limit.</p>}
      </div>
      {selectedCaption && <CaptionFields editor={editor} caption={selectedCaption} />}
      {layer && <PositionFields key={layer.id} editor={editor} layer={layer} />}
      <div className="grid two-columns gap-3">
        <CheckField label="All caps" {...getFieldProps('upper')} />
        <CheckField label="White bar on top" {...getBarProps('on')} />
        <RangeField label="Outline width" {...OUTLINE_WIDTH} unit=" px" {...getFieldProps('outline')} />
        {bar.on && <RangeField label="Bar height" {...BAR_HEIGHT} unit=" px" {...getBarProps('height')} />}
      </div>
      <LayerList editor={editor} />
    </>
  )
}

const bindCaption = ({ change }: Editor<MemeScene>, caption: Caption) =>
  bindFields(caption, (update, name) =>
    change((currentScene) => updateCaption(currentScene, caption.id, update), `${caption.id} ${name}`),
  )

function CaptionFields({ editor, caption }: Props & { caption: Caption }) {
  const getCaptionProps = bindCaption(editor, caption)
  return (
    <fieldset className="grid two-columns gap-3 rounded-lg border border-line p-3">
      <legend className="px-1 font-medium text-sm">Style of text {editor.scene.captions.indexOf(caption) + 1}</legend>
      <SelectField label="Align" options={alignOptions} {...getCaptionProps('align')} />
      <SelectField label="Vertical align" options={verticalAlignOptions} {...getCaptionProps('stands')} />
      <ColorField label="Text color" {...getCaptionProps('colour')} />
      <CheckField label="Outline" {...getCaptionProps('outlined')} />
    </fieldset>
  )
}
