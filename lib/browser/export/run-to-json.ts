import type { Run } from '@/lib/browser/history'
import { formatLocalDate } from '@/lib/core/format/format-time'
import { getPlanDate, getPlanStart } from './plan-dates'

export function runToJson(storedRun: Run): string {
  const { tool, at, prompt, parameters, engine, cards } = storedRun
  const results = cards.map(({ heading, copy, parts, outline, assumed, meters, tags, notes, ...rest }) => ({
    ...(heading && { heading }),
    text: copy,
    ...(rest.schedule && { date: getPlanDate(rest.schedule.day, getPlanStart(storedRun)), ...rest.schedule }),
    ...(rest.aside && { aside: true }),
    ...(rest.caption && { caption: rest.caption }),
    parts,
    ...(outline && { outline }),
    ...(assumed && { assumed }),
    ...(meters && { meters: meters.map(({ of: _of, ...meter }) => meter) }),
    ...(tags && { tags }),
    ...(notes && { notes }),
  }))
  const run = { tool, createdAt: new Date(at).toISOString(), engine, prompt, parameters, results }
  return `${JSON.stringify(run, null, 2)}\n`
}

/** Returns a download's name from the tool and the run's date: `tiktok-hook-generator-2026-11-21.csv`. */
export function getExportFileName(
  { tool, at }: Pick<Run, 'tool' | 'at'>,
  extension: 'txt' | 'csv' | 'json' | 'ics',
): string {
  return `${tool}-${formatLocalDate(new Date(at))}.${extension}`
}
