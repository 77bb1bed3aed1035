/** Everything that a visitor needs only once they mean to generate, in one file of its own. */
export { favourites } from '@/lib/favourites'
export { history } from '@/lib/history'
export { BoardCount } from './board/board-count'
export { BotCheck } from './bot-check/bot-check'
export { Results } from './results/results'
export { requestContent } from './run/request-content'
export { RequestFailure } from './run/request-failure'
