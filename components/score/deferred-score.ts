/** What scoring takes, in one file: only the pages of hooks and titles need it. */
import '../deferred.css'

export { scoreLine } from '@/lib/text/line-score/score-line'
export { LineScorer } from './line-scorer'
export { ScoreList } from './score-list'
