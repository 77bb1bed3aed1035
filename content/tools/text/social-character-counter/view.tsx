import { memo, type ReactNode, useDeferredValue, useEffect, useEffectEvent, useId, useState } from 'react'
import { SelectField } from '@/components/fields/fields'
import { useEarlyInput } from '@/components/fields/use-early-input'
import { Button } from '@/components/ui/button'
import { BytesSent } from '@/components/ui/bytes-sent'
import { buildNotOpenedMessage } from '@/lib/core/errors/page-errors'
import type { LengthByUnit } from '@/lib/platforms/counting/network-lengths'
import { networks } from '@/lib/platforms/networks'
import { unitNames } from '@/lib/platforms/networks/network-field'
import {
  buildFieldCounts,
  buildFigures,
  fitsField,
  formatVerdict,
  isNetworkChoice,
  type NetworkChoice,
} from './field-counts'
import { FieldTable, LimitList } from './field-table'

/** State of a text that is typed or replaced as a whole; a replacement can be undone until the next input. */
function useReplaceableText() {
  const [{ text, previousText }, setState] = useState<{ text: string; previousText: string | null }>({
    text: '',
    previousText: null,
  })
  return {
    text,
    canUndo: previousText !== null,
    type: (newText: string) => setState({ text: newText, previousText: null }),
    replace: (newText: string) => {
      if (newText !== text) setState({ text: newText, previousText: text })
    },
    undo: () => setState({ text: previousText ?? text, previousText: null }),
  }
}

type Counter = typeof import('./deferred-counter')

/** Loads the counter with the first letter; after a failure, retries with the next one. */
function useCounter(text: string, onFailure: () => void): Counter | null {
  const [counter, setCounter] = useState<Counter | null>(null)
  const onLoadError = useEffectEvent(onFailure)
  useEffect(() => {
    if (text !== '' && !counter) import('./deferred-counter').then(setCounter, onLoadError)
  }, [text, counter])
  return counter
}

/** A longer text may take longer to count than the pause between two keystrokes. */
const SLOW_COUNT_LENGTH = 50_000

/** Returns the text to count: deferred while typing, and debounced for a very long text. */
function useCountedText(text: string): string {
  const [debouncedText, setDebouncedText] = useState('')
  const isDebounced = text.length > SLOW_COUNT_LENGTH
  useEffect(() => {
    if (!isDebounced) return
    const timer = setTimeout(() => setDebouncedText(text), 400)
    return () => clearTimeout(timer)
  }, [text, isDebounced])
  return useDeferredValue(isDebounced ? debouncedText : text)
}

const emptyMeasures = Object.fromEntries(Object.keys(unitNames).map((unit) => [unit, 0])) as LengthByUnit

type Props = { text: string; counter: Counter | null; choice: NetworkChoice }

/** Memoized on the counted text, so that typing does not wait for it. */
const CounterReport = memo(function CounterReport({ text, counter, choice }: Props) {
  const measures = counter?.measureLengths(text) ?? emptyMeasures
  const fields = buildFieldCounts(text, measures, choice)
  const problemFields = fields.filter((field) => !fitsField(field))
  const [firstProblem] = problemFields
  return (
    <>
      <p role="status" className="sr-only">
        {firstProblem &&
          `${firstProblem.refused.length > 0 ? formatVerdict(firstProblem) : 'Too long'} for ${firstProblem.network}: ${firstProblem.label}`}
      </p>
      {text === '' ? (
        <LimitList fields={fields} />
      ) : (
        <>
          <dl className="stat-cards gap-3">
            {buildFigures(measures, counter?.countWordsAndLinks(text) ?? 0).map(({ label, value }) => (
              <div key={label} className="rounded-xl border border-line bg-surface p-3">
                <dt className="text-muted text-sm">{label}</dt>
                <dd className="font-bold text-2xl tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
          <p className="font-semibold">
            Fits {fields.length - problemFields.length} of {fields.length} fields
          </p>
          <FieldTable fields={fields} text={text} />
        </>
      )}
    </>
  )
})

const networkOptions = [
  { value: 'all', label: 'All networks' },
  ...Object.entries(networks).map(([value, { name: label }]) => ({ value, label })),
]

export default function CharacterCounter({ sample }: { sample: ReactNode }) {
  const { text, canUndo, type: setText, replace, undo } = useReplaceableText()
  const [choice, setChoice] = useState<NetworkChoice>('all')
  const countedText = useCountedText(text)
  const [hasLoadError, setHasLoadError] = useState(false)
  const handleLoadError = () => setHasLoadError(true)
  const counter = useCounter(text, handleLoadError)
  const textareaRef = useEarlyInput<HTMLTextAreaElement>(text, setText)
  const id = useId()
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <section aria-label="Your text" className="space-y-4 lg:sticky lg:top-20 lg:self-start">
        <div>
          <label htmlFor={id} className="font-semibold">
            Text to count
          </label>
          <textarea
            ref={textareaRef}
            id={id}
            rows={7}
            value={text}
            onChange={(event) => setText(event.target.value)}
            placeholder="Paste a caption, title, bio or whole post"
            aria-describedby={`${id}-hint`}
            className="mt-2 block w-full rounded-lg border border-field-line bg-surface p-3 text-base placeholder:text-muted"
          />
          <p id={`${id}-hint`} className="mt-1 text-muted text-sm">
            Counted in your browser as you type. Nothing is saved.
          </p>
          <BytesSent />
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            onClick={() => import('./deferred-counter').then((module) => replace(module.sample), handleLoadError)}
          >
            Try a sample
          </Button>
          <Button onClick={() => replace('')}>Clear</Button>
          {canUndo && <Button onClick={undo}>Undo</Button>}
        </div>
        {hasLoadError && (
          <p role="alert" className="text-danger text-sm">
            {buildNotOpenedMessage('Part of this page')}
          </p>
        )}
        <SelectField
          label="Show"
          value={choice}
          options={networkOptions}
          onValueChange={(value) => isNetworkChoice(value) && setChoice(value)}
        />
      </section>
      <section aria-label="Counts" aria-busy={countedText !== text || (text !== '' && !counter)} className="space-y-4">
        {text === '' && sample}
        <CounterReport counter={counter} text={countedText} choice={choice} />
      </section>
    </div>
  )
}
