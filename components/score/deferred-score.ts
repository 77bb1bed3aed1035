/** Scoring code in a separate chunk, needed only for hooks and titles. */

export { LineScorer, ScoreList, scoreText } from './line-scorer'
