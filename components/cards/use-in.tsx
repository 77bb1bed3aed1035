import { ArrowRight } from 'lucide-react'
import { buttonClass } from '@/components/ui/button'
import { prefillLink } from '@/lib/browser/prefill-link'
import type { Card } from '@/lib/tool/card'
import { carriedPrompt } from '@/lib/tool/carried-prompt'
import type { NextTool } from '@/lib/tool/form'
import type { FormValues } from '@/lib/tool/form-values'

type Props = {
  card: Card
  next: readonly NextTool[]
  number: number
  /** What the result was written from; it goes along. */
  values: FormValues
}

/** Links that take a result to another tool: the next step of its chain at one click, the others behind "Use in…". */
export function UseIn({ card, next, number, values }: Props) {
  const step = next.find(({ inChain }) => inChain)
  const others = next.filter(({ inChain }) => !inChain)
  return (
    <>
      {step && (
        <a className={buttonClass({ look: 'secondary', size: 'small' })} href={linkTo(step, card, values)}>
          Next: {step.name}
          <span className="sr-only"> (result {number})</span>
          <ArrowRight className="size-4" />
        </a>
      )}
      {others.length > 0 && (
        <details className="group open:basis-full">
          <summary className={`${buttonClass({ look: 'quiet', size: 'small' })} list-none`}>
            <ArrowRight className="size-4 group-open:rotate-90" />
            <span>
              Use in…<span className="sr-only"> (result {number})</span>
            </span>
          </summary>
          <ul className="mt-1 flex flex-wrap gap-2 pb-1">
            {others.map((tool) => (
              <li key={tool.path}>
                <a
                  className={buttonClass({ look: 'secondary', size: 'small' })}
                  href={linkTo(tool, card, values)}
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

function linkTo(
  { path, promptLimit, carries }: NextTool,
  card: Card,
  { prompt, parameters }: FormValues,
): string {
  const carried = Object.entries(parameters).filter(([name]) => carries.includes(name))
  return prefillLink(path, carriedPrompt(prompt, card.carry, promptLimit), Object.fromEntries(carried))
}
