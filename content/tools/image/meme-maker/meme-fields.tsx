import { Plus, X } from 'lucide-react'
import { SelectField } from '@/components/editor/choice-fields'
import type { Editor } from '@/components/editor/editor'
import { bindFields, CheckField, ColorField, RangeField, TextAreaField } from '@/components/editor/editor-fields'
import { Button } from '@/components/ui/button'
import { keepFocus } from '@/components/ui/keep-focus'
import { RadioChip } from '@/components/ui/radio-chip'
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

function PanelImages({ editor: { scene, change } }: { editor: Editor<MemeScene> }) {
  const { panels } = getLayout(scene.layout)
  const pictures = scene.pictures.slice(0, panels.length)
  if (!pictures.some(Boolean)) return null
  const removeImage = (index: number) =>
    keepFocus(() => change((currentScene) => setPanelImage(currentScene, index, null)))
  return (
    <ul className="flex flex-wrap gap-2" aria-label="Pictures">
      {pictures.map(
        (picture, index) =>
          picture && (
            <li key={picture.id} className="flex items-center gap-1">
              <Button size="small" onClick={() => removeImage(index)}>
                <X className="size-4" />
                Remove picture {panels.length > 1 ? index + 1 : ''}
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

const alignOptions = [
  { value: 'left', label: 'Left' },
  { value: 'centre', label: 'Centre' },
  { value: 'right', label: 'Right' },
] as const
const verticalAlignOptions = [
  { value: 'top', label: 'Top' },
  { value: 'middle', label: 'Middle' },
  { value: 'bottom', label: 'Bottom' },
] as const

type Props = { editor: Editor<MemeScene> }

export function MemeFields({ editor }: Props) {
  const { scene, change, selectedId, select } = editor
  const { captions, bar, upper, layout } = scene
  const getFieldProps = bindFields(scene, change)
  const getBarProps = bindFields(bar, (update, name) =>
    change((currentScene) => ({ ...currentScene, bar: update(currentScene.bar) }), `bar ${name}`),
  )
  const bindCaption = (caption: Caption) =>
    bindFields(caption, (update, name) =>
      change((currentScene) => updateCaption(currentScene, caption.id, update), `${caption.id} ${name}`),
    )
  const selectedCaption = captions.find(({ id }) => id === selectedId)
  const getCaptionProps = selectedCaption && bindCaption(selectedCaption)

  return (
    <>
      <fieldset>
        <legend className="font-medium text-sm">Layout</legend>
        <div className="mt-1 flex flex-wrap gap-2">
          {layouts.map(({ id, name }) => (
            <RadioChip
              key={id}
              name="meme-layout"
              checked={id === layout}
              onChange={() => change((currentScene) => applyLayout(currentScene, id))}
            >
              {name}
            </RadioChip>
          ))}
        </div>
      </fieldset>
      <div className="max-lg:-order-1 grid gap-3">
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
            placeholder={getCaptionSample(layout, caption.id)}
            maxLength={MAX_TEXT_LENGTH}
            {...bindCaption(caption)('text')}
          />
        ))}
        <div className="flex flex-wrap gap-2">
          <Button size="small" aria-disabled={captions.length >= MAX_CAPTIONS} onClick={() => change(addCaption)}>
            <Plus className="size-4" />
            Add text
          </Button>
          {captions.length >= MAX_CAPTIONS && <p className="self-center text-muted text-sm">Six texts are the most.</p>}
        </div>
      </div>
      {selectedCaption && getCaptionProps && (
        <fieldset className="grid two-columns gap-3 rounded-lg border border-line p-3">
          <legend className="px-1 font-medium text-sm">
            Text {captions.indexOf(selectedCaption) + 1}: how it looks
          </legend>
          <SelectField label="Side" options={alignOptions} {...getCaptionProps('align')} />
          <SelectField label="In its box" options={verticalAlignOptions} {...getCaptionProps('stands')} />
          <ColorField label="Colour" {...getCaptionProps('colour')} />
          <CheckField label="Outline" {...getCaptionProps('outlined')} />
        </fieldset>
      )}
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-1">
        <CheckField
          label="Capital letters"
          value={upper}
          onValueChange={(isOn) => change((currentScene) => ({ ...currentScene, upper: isOn }))}
        />
        <CheckField
          label="White bar above, with a caption"
          value={bar.on}
          onValueChange={(isOn) => change((currentScene) => ({ ...currentScene, bar: { ...bar, on: isOn } }))}
        />
        <RangeField
          label="Outline"
          min={OUTLINE_WIDTH.min}
          max={OUTLINE_WIDTH.max}
          unit=" px"
          {...getFieldProps('outline')}
        />
        {bar.on && (
          <RangeField
            label="Height of the bar"
            min={BAR_HEIGHT.min}
            max={BAR_HEIGHT.max}
            unit=" px"
            {...getBarProps('height')}
          />
        )}
        {getLayout(layout).panels.length !== 1 && <ColorField label="Paper" {...getFieldProps('ground')} />}
      </div>
      <PanelImages editor={editor} />
    </>
  )
}
