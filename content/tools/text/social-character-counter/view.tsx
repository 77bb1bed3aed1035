import { useId, useState } from 'react'
import { SelectField } from '@/components/calculator/select-field'
import { useEarlyInput } from '@/components/calculator/use-early-input'
import { Button } from '@/components/ui/button'
import { BytesSent } from '@/components/ui/bytes-sent'
import { notOpened } from '@/lib/core/errors/page'
import { networks } from '@/lib/platforms/networks'
import { CounterReport } from './counter-report'
import { isNetworkChoice, type NetworkChoice } from './field-counts'
import { useCountedText } from './use-counted-text'
import { useCounter } from './use-counter'
import { useReplaceableText } from './use-replaceable-text'

const choices = {
  all: { label: 'All networks' },
  ...Object.fromEntries(Object.entries(networks).map(([id, { name }]) => [id, { label: name }])),
}

/** One text against every field. It is counted here and goes nowhere. */
export default function CharacterCounter() {
  const { text, undoable, type, replace, undo } = useReplaceableText()
  const [choice, setChoice] = useState<NetworkChoice>('all')
  const counted = useCountedText(text)
  const [incomplete, setIncomplete] = useState(false)
  const missing = () => setIncomplete(true)
  const counter = useCounter(text, missing)
  const box = useEarlyInput<HTMLTextAreaElement>(text, type)
  const id = useId()
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <section aria-label="Your text" className="space-y-4 lg:sticky lg:top-20 lg:self-start">
        <div>
          <label htmlFor={id} className="font-semibold">
            Text to count
          </label>
          <textarea
            ref={box}
            id={id}
            rows={7}
            value={text}
            onChange={(event) => type(event.target.value)}
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
          <Button onClick={() => copySummary(text, choice).catch(missing)}>Copy summary</Button>
          <Button onClick={() => import('./sample').then(({ sample }) => replace(sample), missing)}>
            Use a sample
          </Button>
          <Button onClick={() => replace('')}>Clear</Button>
          {undoable && <Button onClick={undo}>Undo</Button>}
        </div>
        {incomplete && (
          <p role="alert" className="text-danger text-sm">
            {notOpened('A part of this page')}
          </p>
        )}
        <SelectField
          label="Show"
          value={choice}
          options={choices}
          onChange={(value) => isNetworkChoice(value) && setChoice(value)}
        />
      </section>
      <section
        aria-label="Counts"
        aria-busy={counted !== text || (text !== '' && !counter)}
        className="space-y-4"
      >
        <CounterReport counter={counter} text={counted} choice={choice} />
      </section>
    </div>
  )
}

async function copySummary(text: string, choice: NetworkChoice) {
  const [{ summaryText }, { copyWithNotice }] = await Promise.all([
    import('./summary-text'),
    import('@/components/ui/copy-with-notice'),
  ])
  await copyWithNotice(summaryText(text, choice))
}
