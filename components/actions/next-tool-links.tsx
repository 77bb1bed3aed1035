import { ArrowRight } from 'lucide-react'
import { useId, useState } from 'react'
import { getCardNumber, type RunState } from '@/components/run-state/run-state'
import { getButtonClass } from '@/components/ui/button'
import type { Card } from '@/lib/tool/card'
import { appendCarriedResult } from '@/lib/tool/carried-results'
import type { NextTool, PromptForm } from '@/lib/tool/form'
import type { FormValues } from '@/lib/tool/form-values'
import { buildPrefillUrl } from '@/lib/tool/prefill-url'

/** The URL contains the prompt, the parameters that both tools share, the result and the texts of earlier steps. */
function getNextToolUrl(
  { sourceType, path, carriedParameters }: NextTool,
  card: Pick<Card, 'carry'>,
  { prompt, parameters, carried }: FormValues,
): string {
  const sharedParameters = Object.entries(parameters).filter(([name]) => carriedParameters.includes(name))
  return buildPrefillUrl(
    path,
    prompt.trim(),
    Object.fromEntries(sharedParameters),
    appendCarriedResult(carried, sourceType, card.carry),
  )
}

type Props = { card: Card; nextTools: readonly NextTool[]; resultNumber: number; values: FormValues }

export function NextToolLinks({ card, nextTools, resultNumber, values }: Props) {
  const nextChainTool = nextTools.find(({ isNextInChain }) => isNextInChain)
  const otherTools = nextTools.filter(({ isNextInChain }) => !isNextInChain)
  return (
    <>
      {nextChainTool && (
        <a
          className={getButtonClass({ variant: 'quiet', size: 'small' })}
          href={getNextToolUrl(nextChainTool, card, values)}
        >
          Use in {nextChainTool.name}
          <span className="sr-only"> (result {resultNumber})</span>
          <ArrowRight className="size-4" />
        </a>
      )}
      {otherTools.length > 0 && (
        <details className="group open:basis-full">
          <summary className={`${getButtonClass({ variant: 'quiet', size: 'small' })} list-none`}>
            <ArrowRight className="size-4 group-open:rotate-90" />
            <span>
              Use in…<span className="sr-only"> (result {resultNumber})</span>
            </span>
          </summary>
          <ul className="mt-1 flex flex-wrap gap-2 pb-1">
            {otherTools.map((tool) => (
              <li key={tool.path}>
                <a
                  className={getButtonClass({ variant: 'secondary', size: 'small' })}
                  href={getNextToolUrl(tool, card, values)}
                >
                  {tool.name}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

/** Links to the next tool. The link uses the selected result, or the first if all results form a whole. */
export function NextStepBar({ form, run }: { form: PromptForm; run: RunState }) {
  const id = useId()
  const [selectedId, setSelectedId] = useState('')
  const nextTool = form.nextTools.find(({ isNextInChain }) => isNextInChain)
  const card = run.cards.find((cardState) => cardState.card.id === selectedId)?.card ?? run.cards[0]?.card
  if (!nextTool || !card) return null
  const { noun } = form.chainPosition
  const targetPhrase = nextTool.noun.endsWith('s')
    ? nextTool.noun
    : `${/^[aeiou]/i.test(nextTool.noun) ? 'an' : 'a'} ${nextTool.noun}`
  const isSinglePiece = run.cards.length === 1 || form.layout === 'thread' || form.layout === 'slides'
  return (
    <section
      aria-label="Next step"
      className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-xl bg-soft p-4 sm:p-5"
    >
      {isSinglePiece ? (
        <p className="font-semibold">{`Turn your ${noun} into ${targetPhrase}`}</p>
      ) : (
        <>
          <label htmlFor={id} className="font-semibold">
            {`Turn one of these into ${targetPhrase}`}
          </label>
          <select
            id={id}
            value={card.id}
            onChange={(event) => setSelectedId(event.target.value)}
            className="min-h-11 w-full min-w-0 rounded-lg border border-field-line bg-surface px-3 text-base text-ink sm:w-auto sm:grow sm:basis-48"
          >
            {run.cards.map((cardState, index) => (
              <option key={cardState.card.id} value={cardState.card.id}>
                {getCardNumber(cardState, index)}. {cardState.card.carry.slice(0, 80)}
              </option>
            ))}
          </select>
        </>
      )}
      <a
        href={getNextToolUrl(nextTool, card, run)}
        className={`${getButtonClass({ variant: 'primary' })} w-full sm:ml-auto sm:w-auto`}
      >
        {nextTool.name}
        <ArrowRight className="size-4" />
      </a>
    </section>
  )
}
