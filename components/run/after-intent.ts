/** What a lookup needs only once the visitor means to use it, in one file of its own. */
export { BotCheck } from './bot-check/bot-check'
export { RequestFailure } from './request-failure'
export { requestLookup } from './request-lookup'
