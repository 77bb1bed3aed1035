import type { WritingJob } from '@/lib/tool/engine'

/** Whether each result is a version of the visitor's own text. */
export function isRewrite({ tool, input }: Pick<WritingJob, 'tool' | 'input'>): boolean {
  return tool.buildBrief(input).outputShape === 'rewrite'
}
