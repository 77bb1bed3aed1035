import { useId, useState } from 'react'
import { SelectField } from '@/components/calculator/select-field'
import { useEarlyInput } from '@/components/calculator/use-early-input'
import { Button } from '@/components/ui/button'
import { BytesSent } from '@/components/ui/bytes-sent'
import { buildNotOpenedMessage } from '@/lib/core/errors/page-errors'
import { networks } from '@/lib/platforms/networks'
import { CounterReport } from './counter-report'
import { isNetworkChoice, type NetworkChoice } from './field-counts'
import { useCountedText } from './use-counted-text'
import { useCounter } from './use-counter'
import { useReplaceableText } from './use-replaceable-text'

const networkOptions = {
  all: { label: 'All networks' },
  ...Object.fromEntries(Object.entries(networks).map(([id, { name }]) => [id, { label: name }])),
}

/** One text against every field. It is counted here and goes nowhere. */
export default function CharacterCounter() {
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
            Counted in your browser as you type, and not kept.
          </p>
          <BytesSent />
        </div>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => copySummary(text, choice).catch(handleLoadError)}>Copy summary</Button>
          <Button onClick={() => import('./sample').then(({ sample }) => replace(sample), handleLoadError)}>
            Use a sample
          </Button>
          <Button onClick={() => replace('')}>Clear</Button>
          {canUndo && <Button onClick={undo}>Undo</Button>}
        </div>
        {hasLoadError && (
          <p role="alert" className="text-danger text-sm">
            {buildNotOpenedMessage('A part of this page')}
          </p>
        )}
        <SelectField
          label="Show"
          value={choice}
          options={networkOptions}
          onChange={(value) => isNetworkChoice(value) && setChoice(value)}
        />
      </section>
      <section aria-label="Counts" aria-busy={countedText !== text || (text !== '' && !counter)} className="space-y-4">
        <CounterReport counter={counter} text={countedText} choice={choice} />
      </section>
    </div>
  )
}

async function copySummary(text: string, choice: NetworkChoice) {
  const [{ formatSummary }, { copyWithNotice }] = await Promise.all([
    import('./format-summary'),
    import('@/components/ui/copy-with-notice'),
  ])
  await copyWithNotice(formatSummary(text, choice))
}
