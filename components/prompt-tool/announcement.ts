import type { PromptRun } from '@/components/results/use-prompt-run'
import { engineInWords } from './engine-in-words'

/** What a screen reader is told as a run goes on; errors speak through their notice. */
export function announcement({ phase, run }: Pick<PromptRun, 'phase' | 'run'>): string {
  switch (phase.name) {
    case 'verifying':
      return 'Checking that you are not a robot.'
    case 'loading':
      return 'Writing.'
    case 'done': {
      const fresh = run?.cards.filter(({ isNew }) => isNew).length ?? 0
      const count = run?.cards.length ?? 0
      const engine = run?.engine ? ` ${engineInWords[run.engine]}.` : ''
      const action = phase.job.refine?.action
      if (action === 'shorter') return `Shorter version ready.${engine}`
      if (action === 'similar') return `${counted(fresh, 'new result')} ready.${engine}`
      if (action) return `New version ready.${engine}`
      const outlines = run?.cards.filter(({ card, typing }) => (typing?.into ?? card).outline).length ?? 0
      return `${resultsInWords(count - outlines, outlines)} ready.${engine}`
    }
    default:
      return ''
  }
}

/** An outline is not counted as a result. */
function resultsInWords(results: number, outlines: number): string {
  const parts = [counted(results, 'result'), counted(outlines, 'outline')]
  return parts.filter((part) => !part.startsWith('0 ')).join(' and ')
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`
}
