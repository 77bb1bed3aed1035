/** What the checker needs only once there is a name, in one file of its own. */
export { readNames } from '@/content/tools/tiktok/tiktok-username-checker/read-names'
export { RunView } from './run-view'
