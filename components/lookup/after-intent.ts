/** What a lookup needs only once the visitor means to use it, in one file of its own. */
export { BotCheck } from '../prompt/bot-check/bot-check'
export { RequestFailure } from '../prompt/run/request-failure'
export { requestLookup } from './request-lookup'
