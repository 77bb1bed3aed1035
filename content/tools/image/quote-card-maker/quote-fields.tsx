import { bind } from '@/components/editor/bind'
import { CheckField } from '@/components/editor/check-field'
import { ColourField } from '@/components/editor/colour-field'
import type { Editor } from '@/components/editor/editor'
import { LineField } from '@/components/editor/line-field'
import { PartFields } from '@/components/editor/part-fields'
import { RangeField } from '@/components/editor/range-field'
import { SelectField } from '@/components/editor/select-field'
import { FileButton } from '@/components/files/drop-box'
import { Button } from '@/components/ui/button'
import { keepFocus } from '@/components/ui/keep-focus'
import { RadioChip } from '@/components/ui/radio-chip'
import { presetOf } from '@/lib/platforms/pictures/presets'
import { ownAuthor } from './card-boxes'
import { veilOf } from './inks'
import { LEAST_SIZE, MOST_NAME, PADDING, type QuoteScene, sizes, withSize } from './scene'
import { pairs, themes } from './themes'

type Props = {
  editor: Editor<QuoteScene>
  onPicture: (files: readonly File[]) => void
  onLogo: (files: readonly File[]) => void
}

const sizeOptions = sizes.map((id) => {
  const { network, label, width, height } = presetOf(id)
  return { value: id, label: `${network}: ${label}, ${width} × ${height}` }
})
const pairOptions = pairs.map(({ id, name }) => ({ value: id, label: name }))
const sides = [
  { value: 'edge', label: 'At the edge' },
  { value: 'middle', label: 'In the middle' },
] as const
const grounds = [
  { value: 'theme', label: 'The theme’s' },
  { value: 'colour', label: 'A colour' },
  { value: 'gradient', label: 'A gradient' },
  { value: 'picture', label: 'A picture' },
] as const

/** Everything of a card that is not dragged. */
export function QuoteFields({ editor, onPicture, onLogo }: Props) {
  const { scene, change } = editor
  const at = bind(scene, change)
  const { value: chosen, onValue: onTheme } = at('theme')
  const without = (part: Partial<QuoteScene>) => keepFocus(() => change((before) => ({ ...before, ...part })))

  return (
    <>
      <fieldset>
        <legend className="font-medium text-sm">Theme</legend>
        <div className="mt-1 flex flex-wrap gap-1">
          {themes.map(({ id, name, ground, to, ink, accent }) => (
            <RadioChip
              key={id}
              look="size-11 justify-center rounded-lg border-2 border-transparent has-checked:border-accent"
              name="quote-theme"
              checked={id === chosen}
              onChange={() => onTheme(id)}
            >
              <svg viewBox="0 0 32 32" className="size-8" aria-hidden>
                <circle cx="16" cy="16" r="15" fill={ground} className="stroke-field-line" />
                <path d="M16 1a15 15 0 0 1 0 30z" fill={to ?? ground} />
                <path d="M9 13h14M9 19h9" stroke={ink} strokeWidth="2.5" />
                <circle cx="22" cy="19" r="2.5" fill={accent} />
              </svg>
              <span className="sr-only">{name}</span>
            </RadioChip>
          ))}
        </div>
      </fieldset>
      <div className="grid two-columns gap-3">
        <LineField
          label="Author"
          maxLength={MOST_NAME}
          placeholder={ownAuthor(scene) ?? 'Who said it'}
          {...at('author')}
        />
        <LineField
          label="Handle or website"
          maxLength={MOST_NAME}
          placeholder="@yourname"
          {...at('handle')}
        />
      </div>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-1">
        <SelectField
          label="Size"
          value={scene.size}
          options={sizeOptions}
          onValue={(size) => change((before) => withSize(before, size))}
        />
        <SelectField label="Letters" options={pairOptions} {...at('pair')} />
        <SelectField label="Words begin" options={sides} {...at('align')} />
        <SelectField label="Background" options={grounds} {...at('ground')} />
        {(scene.ground === 'colour' || scene.ground === 'gradient') && (
          <div className="flex flex-wrap gap-4">
            <ColourField label="Colour" {...at('colour')} />
            {scene.ground === 'gradient' && <ColourField label="Runs to" {...at('second')} />}
          </div>
        )}
        {scene.ground === 'picture' && (
          <RangeField
            label="Veil behind the words"
            min={0}
            max={95}
            unit=" %"
            value={veilOf(scene).percent}
            onValue={at('scrim').onValue}
          />
        )}
        {scene.ground === 'picture' && scene.picture && <PartFields of={scene} put={change} />}
      </div>
      <div className="flex flex-wrap gap-2">
        {scene.ground === 'picture' && (
          <FileButton
            single
            label={scene.picture ? 'Another picture' : 'Choose a picture'}
            accept="image/*"
            onFiles={onPicture}
          />
        )}
        {scene.picture && (
          <Button look="quiet" onClick={() => without({ picture: null, ground: 'theme' })}>
            Remove the picture
          </Button>
        )}
        <FileButton
          single
          label={scene.logo ? 'Another logo' : 'Add a logo'}
          accept="image/*"
          onFiles={onLogo}
        />
        {scene.logo && (
          <Button look="quiet" onClick={() => without({ logo: null })}>
            Remove the logo
          </Button>
        )}
      </div>
      <details className="rounded-lg border border-line bg-surface">
        <summary className="min-h-11 px-4 py-2.5 font-semibold text-sm">More settings</summary>
        <div className="grid grid-cols-1 gap-3 border-line border-t p-4">
          <RangeField label="Edge" min={PADDING.least} max={PADDING.most} unit=" px" {...at('padding')} />
          <CheckField label="Quotation mark" {...at('mark')} />
          <CheckField label="Long texts go on over several cards" {...at('split')} />
          {scene.split && (
            <RangeField
              label="Smallest letters before the next card"
              min={LEAST_SIZE.least}
              max={LEAST_SIZE.most}
              unit=" px"
              {...at('leastSize')}
            />
          )}
        </div>
      </details>
    </>
  )
}
