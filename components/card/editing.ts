/** What changes a result in the browser, in one file: it holds the platforms' counters, which nothing else here needs. */

export { withFill } from '@/components/run-state/with-fill'
export { droppedPhrase } from './assumed/dropped-phrase'
export { CardEditor } from './card-editor'
export { CombinePanel } from './combine-panel'
