/** What a server tool needs only once the visitor means to use it, in one file of its own. */
export { BotCheck } from './bot-check/bot-check'
export { runJob } from './run-job'
export { send } from './send'
