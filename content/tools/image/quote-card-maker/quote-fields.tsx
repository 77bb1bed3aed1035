import { SelectField } from '@/components/editor/choice-fields'
import type { Editor } from '@/components/editor/editor'
import {
  bindFields,
  CheckField,
  ColorField,
  CropFields,
  RangeField,
  TextField,
} from '@/components/editor/editor-fields'
import { FileButton } from '@/components/files/drop-box'
import { Button } from '@/components/ui/button'
import { keepFocus } from '@/components/ui/keep-focus'
import { RadioChip } from '@/components/ui/radio-chip'
import { getPreset } from '@/lib/platforms/images/presets'
import { getQuoteAuthor } from './card-boxes'
import { changeCardSize, MAX_NAME_LENGTH, MIN_FONT_SIZE_LIMITS, PADDING, type QuoteScene, sizeIds } from './scene'
import { getScrim } from './text-colors'
import { fontPairs, themes } from './themes'

type Props = {
  editor: Editor<QuoteScene>
  onImageFiles: (files: readonly File[]) => void
  onLogoFiles: (files: readonly File[]) => void
}

const sizeOptions = sizeIds.map((id) => {
  const { network, label, width, height } = getPreset(id)
  return { value: id, label: `${network}: ${label}, ${width} × ${height}` }
})
const pairOptions = fontPairs.map(({ id, name }) => ({ value: id, label: name }))
const alignOptions = [
  { value: 'edge', label: 'At the edge' },
  { value: 'middle', label: 'In the middle' },
] as const
const backgroundOptions = [
  { value: 'theme', label: 'The theme’s' },
  { value: 'colour', label: 'A colour' },
  { value: 'gradient', label: 'A gradient' },
  { value: 'picture', label: 'A picture' },
] as const

export function QuoteFields({ editor, onImageFiles, onLogoFiles }: Props) {
  const { scene, change } = editor
  const getFieldProps = bindFields(scene, change)
  const { value: selectedTheme, onValueChange: selectTheme } = getFieldProps('theme')
  const updateAndKeepFocus = (changes: Partial<QuoteScene>) =>
    keepFocus(() => change((currentScene) => ({ ...currentScene, ...changes })))

  return (
    <>
      <fieldset>
        <legend className="font-medium text-sm">Theme</legend>
        <div className="mt-1 flex flex-wrap gap-1">
          {themes.map(({ id, name, background, gradientEnd, text, accent }) => (
            <RadioChip
              key={id}
              chipClassName="size-11 justify-center rounded-lg border-2 border-transparent has-checked:border-accent"
              name="quote-theme"
              checked={id === selectedTheme}
              onChange={() => selectTheme(id)}
            >
              <svg viewBox="0 0 32 32" className="size-8" aria-hidden>
                <circle cx="16" cy="16" r="15" fill={background} className="stroke-field-line" />
                <path d="M16 1a15 15 0 0 1 0 30z" fill={gradientEnd ?? background} />
                <path d="M9 13h14M9 19h9" stroke={text} strokeWidth="2.5" />
                <circle cx="22" cy="19" r="2.5" fill={accent} />
              </svg>
              <span className="sr-only">{name}</span>
            </RadioChip>
          ))}
        </div>
      </fieldset>
      <div className="grid two-columns gap-3">
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
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-1">
        <SelectField
          label="Size"
          value={scene.size}
          options={sizeOptions}
          onValueChange={(size) => change((currentScene) => changeCardSize(currentScene, size))}
        />
        <SelectField label="Letters" options={pairOptions} {...getFieldProps('pair')} />
        <SelectField label="Words begin" options={alignOptions} {...getFieldProps('align')} />
        <SelectField label="Background" options={backgroundOptions} {...getFieldProps('ground')} />
        {(scene.ground === 'colour' || scene.ground === 'gradient') && (
          <div className="flex flex-wrap gap-4">
            <ColorField label="Colour" {...getFieldProps('colour')} />
            {scene.ground === 'gradient' && <ColorField label="Runs to" {...getFieldProps('second')} />}
          </div>
        )}
        {scene.ground === 'picture' && (
          <RangeField
            label="Veil behind the words"
            min={0}
            max={95}
            unit=" %"
            value={getScrim(scene).percent}
            onValueChange={getFieldProps('scrim').onValueChange}
          />
        )}
        {scene.ground === 'picture' && scene.picture && <CropFields crop={scene} update={change} />}
      </div>
      <div className="flex flex-wrap gap-2">
        {scene.ground === 'picture' && (
          <FileButton
            isSingle
            label={scene.picture ? 'Another picture' : 'Choose a picture'}
            accept="image/*"
            onFilesAdd={onImageFiles}
          />
        )}
        {scene.picture && (
          <Button variant="quiet" onClick={() => updateAndKeepFocus({ picture: null, ground: 'theme' })}>
            Remove the picture
          </Button>
        )}
        <FileButton
          isSingle
          label={scene.logo ? 'Another logo' : 'Add a logo'}
          accept="image/*"
          onFilesAdd={onLogoFiles}
        />
        {scene.logo && (
          <Button variant="quiet" onClick={() => updateAndKeepFocus({ logo: null })}>
            Remove the logo
          </Button>
        )}
      </div>
      <details className="rounded-lg border border-line bg-surface">
        <summary className="min-h-11 px-4 py-2.5 font-semibold text-sm">More settings</summary>
        <div className="grid grid-cols-1 gap-3 border-line border-t p-4">
          <RangeField label="Edge" min={PADDING.min} max={PADDING.max} unit=" px" {...getFieldProps('padding')} />
          <CheckField label="Quotation mark" {...getFieldProps('mark')} />
          <CheckField label="Long texts go on over several cards" {...getFieldProps('split')} />
          {scene.split && (
            <RangeField
              label="Smallest letters before the next card"
              min={MIN_FONT_SIZE_LIMITS.min}
              max={MIN_FONT_SIZE_LIMITS.max}
              unit=" px"
              {...getFieldProps('leastSize')}
            />
          )}
        </div>
      </details>
    </>
  )
}
