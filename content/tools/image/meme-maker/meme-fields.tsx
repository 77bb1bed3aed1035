import { Plus } from 'lucide-react'
import { CheckField } from '@/components/editor/check-field'
import { ColourField } from '@/components/editor/colour-field'
import type { Editor } from '@/components/editor/editor'
import { RangeField } from '@/components/editor/range-field'
import { SelectField } from '@/components/editor/select-field'
import { WordsField } from '@/components/editor/words-field'
import { Button } from '@/components/ui/button'
import { RadioChip } from '@/components/ui/radio-chip'
import { layoutOf, layouts } from './layouts'
import { Panels } from './panels'
import { BAR_SAMPLE, sampleOf } from './samples'
import {
  BAR,
  type Caption,
  type MemeScene,
  MOST_BOXES,
  MOST_LETTERS,
  OUTLINE,
  withCaption,
  withLayout,
} from './scene'

type Props = { editor: Editor<MemeScene> }

const sides = [
  { value: 'left', label: 'Left' },
  { value: 'centre', label: 'Centre' },
  { value: 'right', label: 'Right' },
] as const
const stands = [
  { value: 'top', label: 'Top' },
  { value: 'middle', label: 'Middle' },
  { value: 'bottom', label: 'Bottom' },
] as const

/** Everything of a meme that is not dragged. */
export function MemeFields({ editor }: Props) {
  const { scene, change, chosen, choose } = editor
  const { captions, bar, upper, outline, layout } = scene
  const set = (part: Partial<MemeScene>, key?: string) => change((before) => ({ ...before, ...part }), key)
  const setCaption = (id: string, part: Partial<Caption>, key: string) =>
    change(
      (before) => ({
        ...before,
        captions: before.captions.map((one) => (one.id === id ? { ...one, ...part } : one)),
      }),
      `${id} ${key}`,
    )
  const picked = captions.find(({ id }) => id === chosen)

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
              onChange={() => change((before) => withLayout(before, id))}
            >
              {name}
            </RadioChip>
          ))}
        </div>
      </fieldset>
      <div className="max-lg:-order-1 grid gap-3">
        {bar.on && (
          <WordsField
            onFocus={() => choose('bar')}
            label="White bar"
            value={bar.text}
            placeholder={BAR_SAMPLE}
            maxLength={MOST_LETTERS}
            onValue={(text) => set({ bar: { ...bar, text } }, 'bar text')}
          />
        )}
        {captions.map(({ id, text }, index) => (
          <WordsField
            key={id}
            onFocus={() => choose(id)}
            label={`Text ${index + 1}`}
            value={text}
            placeholder={sampleOf(layout, id)}
            maxLength={MOST_LETTERS}
            onValue={(next) => setCaption(id, { text: next }, 'text')}
          />
        ))}
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            aria-disabled={captions.length >= MOST_BOXES}
            onClick={() => change(withCaption)}
          >
            <Plus className="size-4" />
            Add text
          </Button>
          {captions.length >= MOST_BOXES && (
            <p className="self-center text-muted text-sm">Six texts are the most.</p>
          )}
        </div>
      </div>
      {picked && (
        <fieldset className="grid two-columns gap-3 rounded-lg border border-line p-3">
          <legend className="px-1 font-medium text-sm">
            Text {captions.indexOf(picked) + 1}: how it looks
          </legend>
          <SelectField
            label="Side"
            value={picked.align}
            options={sides}
            onValue={(align) => setCaption(picked.id, { align }, 'align')}
          />
          <SelectField
            label="In its box"
            value={picked.stands}
            options={stands}
            onValue={(place) => setCaption(picked.id, { stands: place }, 'stands')}
          />
          <ColourField
            label="Colour"
            value={picked.colour}
            onValue={(colour) => setCaption(picked.id, { colour }, 'colour')}
          />
          <CheckField
            label="Outline"
            value={picked.outlined}
            onValue={(outlined) => setCaption(picked.id, { outlined }, 'outlined')}
          />
        </fieldset>
      )}
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-1">
        <CheckField label="Capital letters" value={upper} onValue={(on) => set({ upper: on })} />
        <CheckField
          label="White bar above, with a caption"
          value={bar.on}
          onValue={(on) => set({ bar: { ...bar, on } })}
        />
        <RangeField
          label="Outline"
          value={outline}
          min={OUTLINE.least}
          max={OUTLINE.most}
          unit=" px"
          onValue={(width) => set({ outline: width }, 'outline')}
        />
        {bar.on && (
          <RangeField
            label="Height of the bar"
            value={bar.height}
            min={BAR.least}
            max={BAR.most}
            unit=" px"
            onValue={(height) => set({ bar: { ...bar, height } }, 'bar height')}
          />
        )}
        {layoutOf(layout).panels.length !== 1 && (
          <ColourField label="Paper" value={scene.ground} onValue={(ground) => set({ ground }, 'ground')} />
        )}
      </div>
      <Panels editor={editor} />
    </>
  )
}
