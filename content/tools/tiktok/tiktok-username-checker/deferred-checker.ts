/** What the checker needs only once there is a name, in one file of its own. */
export { parseNames } from './parse-names'
export { RunView } from './run-view'
