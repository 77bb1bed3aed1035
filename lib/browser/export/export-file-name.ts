import type { Run } from '@/lib/browser/history'
import { formatLocalDate } from '@/lib/core/format/format-time'

/** Returns a download's name from the tool and the run's date: `tiktok-hook-generator-2026-11-21.csv`. */
export function getExportFileName(
  { tool, at }: Pick<Run, 'tool' | 'at'>,
  extension: 'txt' | 'csv' | 'json' | 'ics' | 'md',
): string {
  return `${tool}-${formatLocalDate(new Date(at))}.${extension}`
}
