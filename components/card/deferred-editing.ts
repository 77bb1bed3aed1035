/** Code to edit results in the browser. A separate chunk because it includes the platforms' counters. */

export { setBlankValue } from '@/components/run-state/set-blank-value'
export { removePhraseFromCard } from './assumed/remove-phrase-from-card'
export { CardEditor } from './card-editor'
export { CombinePanel } from './combine-panel'
