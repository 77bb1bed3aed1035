/** What a server tool needs only once the visitor means to use it, in one file of its own. */
export { BotCheck } from './bot-check/bot-check'
export { RequestFailure } from './request-failure'
export { send } from './send'
