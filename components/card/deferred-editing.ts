/** What changes a result in the browser, in one file: it holds the platforms' counters, which nothing else here needs. */

export { setBlankValue } from '@/components/run-state/set-blank-value'
export { removePhraseFromCard } from './assumed/remove-phrase-from-card'
export { CardEditor } from './card-editor'
export { CombinePanel } from './combine-panel'
