/** Scoring code in a separate chunk, needed only for hooks and titles. */
import '../deferred.css'

export { LineScorer, ScoreList, scoreText } from './line-scorer'
