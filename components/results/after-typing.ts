/** Everything that a visitor needs only once they mean to generate, in one file of its own. */

import '../late.css'

export { NextBar } from '@/components/actions/next-bar'
export { BotCheck } from '@/components/run/bot-check/bot-check'
export { runJob } from '@/components/run/run-job'
export { runAfter } from '@/components/run-state/shown-run'
export { history } from '@/lib/browser/history'
export { keepRun } from './keep-run'
export { PhoneBar } from './phone-bar'
export { Results } from './results'
export { send } from './send'
