/** Scoring code in a separate chunk, needed only for hooks and titles. */
import '../deferred.css'

export { scoreLine } from '@/lib/text/line-score/score-line'
export { LineScorer, ScoreList } from './line-scorer'
