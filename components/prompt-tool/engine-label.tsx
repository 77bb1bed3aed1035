import type { PromptFlow } from '@/components/results/use-prompt-flow'
import { formatQuantity } from '@/lib/core/format/format-quantity'
import { defaultEngineWords } from '@/lib/tool/engine-words'
import type { PromptForm } from '@/lib/tool/form'
import type { FormValues } from '@/lib/tool/form-values'
import { runsWithoutModel } from '@/lib/tool/runs-without-model'

type Props = { form: PromptForm; parameters: FormValues['parameters'] }

/** The page has both texts; CSS shows the one for the root's `data-model` (`components/shell/page-scripts.tsx`). */
export function EngineLabel({ form: { fields, engineWords = defaultEngineWords }, parameters }: Props) {
  if (runsWithoutModel(fields, parameters)) return 'Done with rules, no AI'
  return (
    <>
      <span className="hidden in-data-[model=yes]:inline">{engineWords.openai}</span>
      <span className="hidden in-data-[model=none]:inline">{engineWords['built-in']}</span>
    </>
  )
}

type AnnouncedFlow = Pick<PromptFlow, 'phase' | 'run'> & { botCheck: Pick<PromptFlow['botCheck'], 'isShown'> }

/** Returns the screen reader announcement for the progress of a run. Errors are announced by their notice. */
export function buildAnnouncement({ phase, run, botCheck }: AnnouncedFlow, engineWords = defaultEngineWords): string {
  switch (phase.name) {
    case 'verifying':
      return botCheck.isShown ? 'Checking that you’re human.' : 'Writing.'
    case 'loading':
      return 'Writing.'
    case 'done': {
      const newCount = run?.cards.filter(({ isNew }) => isNew).length ?? 0
      const cardCount = run?.cards.length ?? 0
      const engineText = run?.engine ? ` ${engineWords[run.engine]}.` : ''
      const action = phase.job.refine?.action
      if (action === 'shorter') return `Shorter version ready.${engineText}`
      if (action === 'similar') return `${formatQuantity(newCount, 'new result')} ready.${engineText}`
      if (action) return `New version ready.${engineText}`
      const outlineCount = run?.cards.filter(({ card, fillDraft }) => (fillDraft?.base ?? card).outline).length ?? 0
      return `${formatResultCount(cardCount - outlineCount, outlineCount)} ready.${engineText}`
    }
    default:
      return ''
  }
}

function formatResultCount(resultCount: number, outlineCount: number): string {
  const parts = [formatQuantity(resultCount, 'result'), formatQuantity(outlineCount, 'outline')]
  return parts.filter((part) => !part.startsWith('0 ')).join(' and ')
}
