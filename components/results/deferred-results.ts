/** Everything that a visitor needs only once they mean to generate, in one file of its own. */

import '../deferred.css'

export { NextStepBar } from '@/components/actions/next-step-bar'
export { BotCheck } from '@/components/run/bot-check/bot-check'
export { runJob } from '@/components/run/run-job'
export { applyJobResult } from '@/components/run-state/run-state'
export { runHistory } from '@/lib/browser/history'
export { PhoneBar } from './phone-bar'
export { Results } from './results'
export { saveRunToHistory } from './save-run-to-history'
export { send } from './send'
