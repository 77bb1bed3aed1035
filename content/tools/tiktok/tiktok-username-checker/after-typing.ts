/** What the checker needs only once there is a name, in one file of its own. */
export { readNames } from './read-names'
export { RunView } from './run-view'
