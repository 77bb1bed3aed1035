import { ArrowRight } from 'lucide-react'
import { getButtonClass } from '@/components/ui/button'
import type { Card } from '@/lib/tool/card'
import type { NextTool } from '@/lib/tool/form'
import type { FormValues } from '@/lib/tool/form-values'
import { getNextToolUrl } from './get-next-tool-url'

type Props = {
  card: Card
  nextTools: readonly NextTool[]
  resultNumber: number
  values: FormValues
}

export function NextToolLinks({ card, nextTools, resultNumber, values }: Props) {
  const nextChainTool = nextTools.find(({ isNextInChain }) => isNextInChain)
  const otherTools = nextTools.filter(({ isNextInChain }) => !isNextInChain)
  return (
    <>
      {nextChainTool && (
        <a
          className={getButtonClass({ variant: 'quiet', size: 'small' })}
          href={getNextToolUrl(nextChainTool, card, values)}
          title={nextChainTool.name}
        >
          Next: {nextChainTool.noun}
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
