import type { ComponentType, ReactNode } from 'react'
import type { ShownCard, ShownRun } from '@/components/run-state/shown-run'
import type { ToolForm } from '@/lib/tool/form'

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
  form: ToolForm
  cards: readonly ShownCard[]
  /** False while results still come. */
  settled: boolean
  /** Null while a new one arrives. */
  run: ShownRun | null
  /** One result with all that can be done with it; `inside` stands in the place of its text. */
  renderCard: (shown: ShownCard, index: number, inside?: ReactNode, shape?: CardShape) => ReactNode
  /** Changes the run itself, such as the day of a plan's posts. */
  onRun: (next: (run: ShownRun) => ShownRun) => void
}

export type SetModule = { Set: ComponentType<SetProps> }
