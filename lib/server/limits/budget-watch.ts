import { logBudget } from '@/lib/server/http/log'
import { getUtcDay } from './utc-day'

const WARNING_SHARE = 0.8

/** Takes the used part of the site's budget and says, each once in a UTC day and process, that four fifths and that all are used. */
export function createBudgetWatch(): (share: number | null) => void {
  let lastReport = { day: '', share: 0 }
  return (share) => {
    const level = share === null || share < WARNING_SHARE ? 0 : share < 1 ? WARNING_SHARE : 1
    const day = getUtcDay()
    if (lastReport.day !== day) lastReport = { day, share: 0 }
    if (level <= lastReport.share) return
    lastReport.share = level
    logBudget(level === 1 ? 'used up' : 'four fifths used')
  }
}
