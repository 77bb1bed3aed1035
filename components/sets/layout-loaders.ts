import type { ResultLayout } from '@/lib/tool/form'
import type { SetModule } from './set-props'

/** Code of each layout, loaded with the first result. Until then the cards are shown as a list. */
export const layoutLoaders: Partial<Record<ResultLayout, () => Promise<SetModule>>> = {
  names: () => import('./names'),
  tags: () => import('./tags'),
  slides: () => import('./slides'),
  plan: () => import('./plan'),
  thread: () => import('./thread'),
  edits: () => import('./edits'),
  tabs: () => import('./tabs'),
}
