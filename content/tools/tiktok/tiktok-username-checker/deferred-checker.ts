/** Code needed only after a name is entered, in a separate chunk. */
export { parseNames } from './names'
export { RunView } from './names-results'
