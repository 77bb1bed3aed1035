import { Button } from '@/components/ui/button'
import type { PromptForm } from '@/lib/tool/form'
import { type FormValues, resolveFormValues } from '@/lib/tool/form-values'

type Props = {
  form: PromptForm
  /** If results are on the page, the examples are hidden on small screens to save space. */
  hasResults: boolean
  onPick: (values: FormValues) => void
}

export function Examples({ form, hasResults, onPick }: Props) {
  if (form.examples.length === 0) return null
  return (
    <section className={`mt-6 ${hasResults ? 'max-lg:hidden' : ''}`} aria-labelledby="examples">
      <h2 id="examples" className="text-base font-semibold">
        Try these examples to get started
      </h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {form.examples.map((example) => (
          <li key={example.prompt}>
            <button
              type="button"
              onClick={() => onPick(resolveFormValues(form, example))}
              className="min-h-11 rounded-3xl border border-line bg-surface px-4 py-1.5 text-left text-sm hover:border-field-line hover:bg-raised"
            >
              <span className="line-clamp-4">{example.prompt}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Length in code points. A longer prompt is likely a finished text and not a topic. */
const MAX_TOPIC_LENGTH = 600

type LongTextOfferProps = { prompt: string; buttonLabel: string; onAccept: () => void }

export function LongTextOffer({ prompt, buttonLabel, onAccept }: LongTextOfferProps) {
  const looksFinished = [...prompt].length > MAX_TOPIC_LENGTH || prompt.trim().split(/\n\s*\n/).length > 2
  return (
    <div role="status">
      {looksFinished && (
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-raised px-3 py-2 text-sm">
          Looks like it’s already written.
          <Button size="small" onClick={onAccept}>
            {buttonLabel}
          </Button>
        </p>
      )}
    </div>
  )
}
