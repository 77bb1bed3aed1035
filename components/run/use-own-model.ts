import { useSyncExternalStore } from 'react'
import { useAbilities } from '@/components/loading/use-abilities'
import { useLoaded } from '@/components/loading/use-loaded'
import { subscribeToNothing } from '@/lib/browser/subscribe-to-nothing'
import type { OnDevice, ToolForm } from '@/lib/tool/form'

const load = () => import('./on-device/parts')

const names: Record<OnDevice, string> = { translate: 'Translator', summarize: 'Summarizer' }

/**
 * Whether a tool that needs a model has none on this server, and whether the visitor's browser has one of its own: that is
 * offered once there is a text.
 */
export function useOwnModel(
  { needsModel, onDevice }: Pick<ToolForm, 'needsModel' | 'onDevice'>,
  hasText: boolean,
) {
  const abilities = useAbilities()
  const lacks = needsModel !== undefined && abilities !== null && abilities.model === null
  const hasOwn = useSyncExternalStore(
    subscribeToNothing,
    () => onDevice !== undefined && names[onDevice] in window,
    () => false,
  )
  const offered = hasOwn && hasText
  const parts = useLoaded(load, lacks || offered)
  return { lacks, offered, parts: parts.status === 'loaded' ? parts.module : null }
}
