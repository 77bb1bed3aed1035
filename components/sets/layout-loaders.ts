import type { ResultLayout } from '@/lib/tool/form'
import type { SetModule } from './set-props'

/** The code of each look, fetched with the first result; until it is there the cards stand in a list. */
export const layoutLoaders: Partial<Record<ResultLayout, () => Promise<SetModule>>> = {
  names: () => import('./names'),
  tags: () => import('./tags'),
  slides: () => import('./slides'),
  plan: () => import('./plan'),
  thread: () => import('./thread'),
  edits: () => import('./edits'),
  tabs: () => import('./tabs'),
}
