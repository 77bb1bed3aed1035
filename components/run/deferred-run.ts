export { BotCheck } from './bot-check/bot-check'
export { runJob } from './run-job'
export { send } from './send-server-job'
