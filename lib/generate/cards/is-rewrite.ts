import type { WritingJob } from '@/lib/tool/engine'

export function isRewrite({ tool, input }: Pick<WritingJob, 'tool' | 'input'>): boolean {
  return tool.buildBrief(input).outputShape === 'rewrite'
}
