import type { ComponentType, ReactNode } from 'react'
import type { CardState, RunState } from '@/components/run-state/run-state'
import type { PromptForm } from '@/lib/tool/form'

/** How a card differs from the usual one. */
export type CardShape = {
  /** A name in one row, which a tap copies. */
  isRow?: true
  /** Its label where the card's own does not say where it stands. */
  heading?: string
  /** What the Copy button says. */
  copyLabel?: string
}

/** What draws a run that is one thing, such as the slides of a carousel. */
export type SetProps = {
  form: PromptForm
  cards: readonly CardState[]
  /** False while results still come. */
  isFinished: boolean
  /** Null while a new one arrives. */
  run: RunState | null
  /** One result with all that can be done with it; `content` stands in the place of its text. */
  renderCard: (cardState: CardState, index: number, content?: ReactNode, shape?: CardShape) => ReactNode
  /** Changes the run itself, such as the day of a plan's posts. */
  onRunChange: (update: (run: RunState) => RunState) => void
}

export type SetModule = { SetView: ComponentType<SetProps> }
