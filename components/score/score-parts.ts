/** What scoring takes, in one file: only the pages of hooks and titles need it. */
import '../late.css'

export { scoreLine } from '@/lib/text/line-score/score-line'
export { OwnLine } from './own-line'
export { ScoreList } from './score-list'
