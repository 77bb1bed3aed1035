import { capitalizeFirst } from '@/lib/core/strings/capitalize-first'
import type { ChainPosition } from '@/lib/tool/form'
import type { FormValues } from '@/lib/tool/form-values'

type Props = { chainPosition: ChainPosition; carriedResults: NonNullable<FormValues['carried']>; onRemove: () => void }

export function ToolChainSteps({ chainPosition: { noun, previousSteps, nextSteps }, carriedResults, onRemove }: Props) {
  const lastCarriedResult = carriedResults.at(-1)
  const completedSteps = carriedResults.flatMap(({ tool, text }) => {
    const step = previousSteps.find(({ type }) => type === tool)
    return step ? [{ ...step, text }] : []
  })
  const previousNoun = previousSteps.find(({ type }) => type === lastCarriedResult?.tool)?.noun
  return (
    <>
      {completedSteps.length > 0 && (
        <nav aria-label="Steps" className="-mx-4 pl-4 max-sm:fade-edge sm:mx-0 sm:pl-0">
          <ol className="flex items-center text-muted text-sm sm:flex-wrap [&>li+li]:before:px-1 [&>li+li]:before:font-normal [&>li+li]:before:text-muted [&>li+li]:before:content-['→']">
            {completedSteps.map(({ type, noun, path, text }) => (
              <li key={type} className="flex shrink-0 items-center">
                <a
                  href={path}
                  title={text}
                  className="flex min-h-9 max-w-32 items-center font-semibold text-ink underline decoration-line underline-offset-4 hover:decoration-current sm:max-w-40"
                >
                  <span className="shrink-0">{capitalizeFirst(noun)}</span>
                  <span className="ml-1.5 truncate font-normal text-muted">“{text}”</span>
                </a>
              </li>
            ))}
            <li aria-current="step" className="flex min-h-9 shrink-0 items-center font-semibold text-ink">
              <span className="rounded-full bg-soft px-2.5 py-0.5">{capitalizeFirst(noun)}</span>
            </li>
            {nextSteps.map(({ type, noun }) => (
              <li key={type} className="flex min-h-9 shrink-0 items-center">
                {capitalizeFirst(noun)}
              </li>
            ))}
          </ol>
        </nav>
      )}
      {lastCarriedResult && (
        <p className="mt-1 mb-3 flex items-center gap-1 rounded-lg bg-raised pl-3 text-sm">
          <span className="min-w-0 grow py-2">
            <span className="text-muted">From your {previousNoun ?? 'last step'}: </span>
            <span className="line-clamp-2 font-semibold sm:inline">“{lastCarriedResult.text}”</span>
          </span>
          <button
            type="button"
            onClick={onRemove}
            aria-label={`Leave out “${lastCarriedResult.text.slice(0, 40)}”`}
            className="grid size-11 shrink-0 place-items-center rounded-lg text-muted hover:text-ink"
          >
            <svg aria-hidden className="size-4" viewBox="0 0 16 16">
              <path d="m4 4 8 8m0-8-8 8" stroke="currentColor" strokeWidth="1.5" />
            </svg>
          </button>
        </p>
      )}
    </>
  )
}
