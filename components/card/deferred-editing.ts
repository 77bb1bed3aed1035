/** A separate chunk, because it includes the platforms' counters. */

export { setBlankValue } from '@/components/run-state/card-text'
export { CardEditor, CombinePanel, removePhraseFromCard } from './card-editing'
