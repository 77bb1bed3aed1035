/** Everything that a visitor needs only once they mean to generate, in one file of its own. */

export { BoardCount } from '@/components/cards/board/board-count'
export { Results } from '@/components/cards/results'
export { favourites } from '@/lib/browser/favourites'
export { history } from '@/lib/browser/history'
export { BotCheck } from './bot-check/bot-check'
export { requestContent } from './request-content'
export { RequestFailure } from './request-failure'
