/** Code needed only after a name is entered, in a separate chunk. */
export { parseNames } from './parse-names'
export { RunView } from './run-view'
