import type { ComponentType, ReactNode } from 'react'
import type { CardState, RunState } from '@/components/run-state/run-state'
import type { ResultLayout } from '@/lib/tool/form'

export type CardShape = {
  /** Whether the card is a single name in a row, which a tap copies. */
  isRow?: true
  heading?: string
  copyLabel?: string
}

export type SetProps = {
  cards: readonly CardState[]
  isFinished: boolean
  run: RunState | null
  /** Renders one result with its actions. `content` replaces its text. */
  renderCard: (cardState: CardState, index: number, content?: ReactNode, shape?: CardShape) => ReactNode
  onRunChange: (update: (run: RunState) => RunState) => void
}

type SetModule = { SetView: ComponentType<SetProps> }

/** Code of each layout, loaded with the first result. Until then the cards are shown as a list. */
export const layoutLoaders: Partial<Record<ResultLayout, () => Promise<SetModule>>> = {
  names: () => import('./names'),
  tags: () => import('./tags'),
  slides: () => import('./slides'),
  plan: () => import('./plan'),
  thread: () => import('./x-thread'),
  edits: () => import('./edits'),
  tabs: () => import('./tabs'),
}
