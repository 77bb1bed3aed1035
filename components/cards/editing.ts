/** What changes a result in the browser, in one file: it holds the platforms' counters, which nothing else here needs. */
export { droppedPhrase } from './assumed/dropped-phrase'
export { CardEditor } from './card-editor'
export { CombinePanel } from './combine-panel'
export { withFill } from './with-fill'
