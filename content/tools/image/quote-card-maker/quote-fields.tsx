import { BrandKitButton } from '@/components/brand-kit/brand-kit-button'
import type { Editor } from '@/components/editor/editor'
import { LayerList } from '@/components/editor/layer-list'
import { PositionFields } from '@/components/editor/position-fields'
import { TemplateList } from '@/components/editor/template-list'
import { bindFields, toOptions } from '@/components/fields/bind-fields'
import { CropFields } from '@/components/fields/box-fields'
import { ColorField } from '@/components/fields/color-field'
import { CheckField, RangeField, SelectField, TextAreaField, TextField } from '@/components/fields/fields'
import { FileButton } from '@/components/files/drop-box'
import { Button } from '@/components/ui/button'
import { keepFocus } from '@/components/ui/keep-focus'
import { formatPreset, getPreset } from '@/lib/platforms/images/presets'
import { getQuoteAuthor } from './card-boxes'
import { SAMPLE_TEXT } from './quote-editor'
import {
  changeCardSize,
  chooseTheme,
  hasKitColors,
  MAX_NAME_LENGTH,
  MAX_TEXT_LENGTH,
  MIN_FONT_SIZE_LIMITS,
  PADDING,
  type QuoteScene,
  setLogo,
  sizeIds,
} from './scene'
import pictures from './templates.gen.svg'
import { getScrim } from './text-colors'
import { fontPairs, themes } from './themes'

type Props = { editor: Editor<QuoteScene> }

export function TextSection({ editor: { scene, change } }: Props) {
  const getFieldProps = bindFields(scene, change)
  const { onValueChange: setText, value: text } = getFieldProps('text')
  return (
    <>
      {/* On a phone, the whole box and the sample's button are between the canvas and the download bar. */}
      <div className={text === '' ? 'max-sm:[&_textarea]:h-17' : 'max-sm:[&_textarea]:h-28'}>
        <TextAreaField
          label="Your text"
          rows={5}
          maxLength={MAX_TEXT_LENGTH}
          placeholder="A quote, a tip or a whole list"
          value={text}
          onValueChange={setText}
        />
      </div>
      {text === '' && (
        <div>
          <Button onClick={() => keepFocus(() => setText(SAMPLE_TEXT))}>Try a sample</Button>
        </div>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label="Author"
          maxLength={MAX_NAME_LENGTH}
          placeholder={getQuoteAuthor(scene) ?? 'Who said it'}
          {...getFieldProps('author')}
        />
        <TextField
          label="Handle or website"
          maxLength={MAX_NAME_LENGTH}
          placeholder="@yourname"
          {...getFieldProps('handle')}
        />
      </div>
    </>
  )
}

const pairOptions = fontPairs.map(({ id, name }) => ({ value: id, label: name }))
const alignOptions = toOptions({ edge: 'Left', middle: 'Center' })
const backgroundOptions = toOptions({ theme: 'From theme', colour: 'Color', gradient: 'Gradient', picture: 'Photo' })

type ThemeProps = Props & { onImageFiles: (files: readonly File[]) => void }

export function ThemeSection({ editor, onImageFiles }: ThemeProps) {
  const { scene, change } = editor
  const getFieldProps = bindFields(scene, change)
  return (
    <>
      <TemplateList
        label="Themes"
        pictures={pictures.src}
        templates={themes}
        selectedId={hasKitColors(scene) ? undefined : scene.theme}
        shape="portrait"
        onSelect={(theme) => change((currentScene) => chooseTheme(currentScene, theme))}
      />
      <div className="grid two-columns gap-3">
        <SelectField label="Font" options={pairOptions} {...getFieldProps('pair')} />
        <SelectField label="Align" options={alignOptions} {...getFieldProps('align')} />
        <SelectField label="Background" options={backgroundOptions} {...getFieldProps('ground')} />
        {(scene.ground === 'colour' || scene.ground === 'gradient') && (
          <ColorField label={scene.ground === 'colour' ? 'Color' : 'From'} {...getFieldProps('colour')} />
        )}
        {scene.ground === 'gradient' && <ColorField label="To" {...getFieldProps('second')} />}
        {scene.ground === 'picture' && (
          <RangeField
            label="Overlay behind the text"
            min={0}
            max={95}
            unit="%"
            value={getScrim(scene).percent}
            onValueChange={getFieldProps('scrim').onValueChange}
          />
        )}
        {scene.ground === 'picture' && scene.picture && <CropFields crop={scene} update={change} />}
      </div>
      <ImageButtons editor={editor} onImageFiles={onImageFiles} />
      <BrandKitButton onApply={async (kit) => (await import('./apply-brand-kit')).applyBrandKit(editor, kit)} />
    </>
  )
}

function ImageButtons({ editor: { scene, change, addImage }, onImageFiles }: ThemeProps) {
  const updateAndKeepFocus = (changes: Partial<QuoteScene>) =>
    keepFocus(() => change((currentScene) => ({ ...currentScene, ...changes })))
  async function addLogo([file]: readonly File[]) {
    const addedImage = file && (await addImage(file))
    if (addedImage) change((currentScene) => setLogo(currentScene, addedImage))
  }
  return (
    <div className="flex flex-wrap gap-2">
      {scene.ground === 'picture' && (
        <FileButton
          isSingle
          label={scene.picture ? 'Replace photo' : 'Choose a photo'}
          accept="image/*"
          onFilesAdd={onImageFiles}
        />
      )}
      {scene.picture && (
        <Button variant="quiet" onClick={() => updateAndKeepFocus({ picture: null, ground: 'theme' })}>
          Remove photo
        </Button>
      )}
      <FileButton isSingle label={scene.logo ? 'Replace logo' : 'Add a logo'} accept="image/*" onFilesAdd={addLogo} />
      {scene.logo && (
        <Button variant="quiet" onClick={() => updateAndKeepFocus({ logo: null })}>
          Remove logo
        </Button>
      )}
    </div>
  )
}

const modeOptions = toOptions({ one: 'One quote (splits if it’s long)', list: 'A list (one card per line)' })
const sizeOptions = sizeIds.map((id) => ({ value: id, label: formatPreset(getPreset(id)) }))

export function FormatSection({ editor }: Props) {
  const { scene, change, layers, selectedId } = editor
  const getFieldProps = bindFields(scene, change)
  const layer = layers.find(({ id }) => id === selectedId)
  return (
    <>
      <SelectField label="Format" options={modeOptions} {...getFieldProps('mode')} />
      <SelectField
        label="Size"
        value={scene.size}
        options={sizeOptions}
        onValueChange={(size) => change((currentScene) => changeCardSize(currentScene, size))}
      />
      <RangeField label="Margin" {...PADDING} unit=" px" {...getFieldProps('padding')} />
      <CheckField label="Quotation mark" {...getFieldProps('mark')} />
      <CheckField label="Continue on more cards" {...getFieldProps('split')} />
      {scene.split && (
        <RangeField label="Min text size" {...MIN_FONT_SIZE_LIMITS} unit=" px" {...getFieldProps('leastSize')} />
      )}
      {layer && <PositionFields key={layer.id} editor={editor} layer={layer} />}
      <LayerList editor={editor} />
    </>
  )
}
