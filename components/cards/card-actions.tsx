import { Blocks, Pencil, Star, Undo2 } from 'lucide-react'
import type { RefObject } from 'react'
import { Button } from '@/components/ui/button'
import { builtInActions, type RefineAction, type ToolForm } from '@/lib/tool/form'
import type { FormValues } from '@/lib/tool/form-values'
import { CopyButton } from './copy-button'
import { PostOnX } from './post-on-x'
import { refinements, undone } from './refinements'
import { Rewrite } from './rewrite'
import type { ShownCard } from './shown-run'
import { TeleprompterButton } from './teleprompter/teleprompter-button'
import { UseIn } from './use-in'

export type Panel = 'edit' | 'combine'

type Props = {
  shown: ShownCard
  number: number
  form: ToolForm
  values: FormValues
  actions: readonly RefineAction[]
  busy: boolean
  marked: boolean
  /** What is copied: the text as it stands, saved or not. */
  text: string
  panel: Panel | null
  panels: readonly Panel[]
  /** False while results still come. The buttons stand there all the same, so that nothing moves as they end. */
  ready: boolean
  editButton: RefObject<HTMLButtonElement | null>
  onPanel: (panel: Panel) => void
  onMark: () => void
  onRefine: (action: RefineAction, byKeyboard: boolean, words?: string) => void
  onUndo: () => void
}

const panelButtons = {
  edit: { label: 'Edit', Icon: Pencil },
  combine: { label: 'Combine', Icon: Blocks },
} as const

/** Everything that can be done with one result. What would change a text that is being edited waits. */
export function CardActions(props: Props) {
  const { shown, number, form, values, actions, busy, marked, text, panel, panels, ready, editButton } = props
  const { onPanel, onMark, onRefine, onUndo } = props
  const offered = panel === 'edit' ? [] : actions
  const last = panel === 'edit' ? undefined : shown.earlier?.at(-1)
  return (
    <footer className="-mx-2 mt-3 flex flex-wrap items-center gap-1 border-t border-line pt-3">
      <CopyButton text={text} name={`Copy result ${number}`} />
      <PostOnX card={shown.card} text={text} number={number} />
      <Button
        size="small"
        look="quiet"
        aria-pressed={marked}
        aria-label={`Save result ${number}`}
        onClick={onMark}
      >
        <Star className={`size-4 ${marked ? 'fill-current text-accent' : ''}`} />
        Save
      </Button>
      {panels
        .map((one) => ({ one, ...panelButtons[one] }))
        .map(({ one, label, Icon }) => (
          <Button
            key={one}
            ref={one === 'edit' ? editButton : null}
            size="small"
            look="quiet"
            aria-expanded={panel === one}
            aria-disabled={!ready}
            aria-label={`${label} result ${number}`}
            onClick={() => ready && onPanel(one)}
          >
            <Icon className="size-4" />
            {label}
          </Button>
        ))}
      {offered
        .filter((action) => builtInActions.includes(action))
        .map((action) => ({ action, ...refinements[action] }))
        .map(({ action, label, Icon }) => (
          <Button
            key={action}
            size="small"
            look="quiet"
            aria-disabled={busy}
            aria-label={`${label} (result ${number})`}
            onClick={(event) => onRefine(action, event.detail === 0)}
          >
            <Icon className="size-4" />
            {label}
          </Button>
        ))}
      {last && (
        <Button
          size="small"
          look="quiet"
          aria-label={`Undo ${undone[last.by]} of result ${number}`}
          onClick={onUndo}
        >
          <Undo2 className="size-4" />
          Undo
        </Button>
      )}
      <Rewrite
        number={number}
        actions={offered.filter((action) => !builtInActions.includes(action))}
        busy={busy}
        onRefine={onRefine}
      />
      <TeleprompterButton card={shown.card} number={number} />
      <UseIn card={shown.card} next={form.next} number={number} values={values} />
    </footer>
  )
}
