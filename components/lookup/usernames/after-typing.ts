/** What the checker needs only once there is a name, in one file of its own. */
export { readNames } from '@/lib/usernames/read-names'
export { LookupStatus } from '../lookup-status'
export { NamesResults } from './names-results'
