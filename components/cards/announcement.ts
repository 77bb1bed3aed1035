import { engineInWords } from './engine-in-words'
import type { PromptRun } from './use-prompt-run'

/** What a screen reader is told as a run goes on; errors speak through their notice. */
export function announcement({ phase, run }: Pick<PromptRun, 'phase' | 'run'>): string {
  switch (phase.name) {
    case 'verifying':
      return 'Checking that you are not a robot.'
    case 'loading':
      return 'Writing.'
    case 'done': {
      const count = run?.cards.length ?? 0
      const engine = run?.engine ? ` ${engineInWords[run.engine]}.` : ''
      const action = phase.job.refine?.action
      if (action === 'shorter') return `Shorter version ready.${engine}`
      if (action && action !== 'similar') return `New version ready.${engine}`
      return `${count} ${count === 1 ? 'result' : 'results'} ready.${engine}`
    }
    default:
      return ''
  }
}
