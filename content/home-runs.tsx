import 'server-only'
import type { QuickToolTab } from '@/components/home/quick-run'
import { QuickSample } from '@/components/home/quick-sample'
import { buildPromptSample, getPromptTool } from './tool-samples'
import { buildPromptForm } from './tools/tool-client-data'

const quickTools = [
  { type: 'tiktok-hook-generator', tabLabel: 'TikTok hook' },
  { type: 'tiktok-caption', tabLabel: 'TikTok caption' },
  { type: 'youtube-title', tabLabel: 'YouTube title' },
  { type: 'tiktok-hashtag-generator', tabLabel: 'Hashtags' },
] as const

export async function buildQuickToolOptions(): Promise<QuickToolTab[]> {
  return Promise.all(quickTools.map(buildQuickToolOption))
}

async function buildQuickToolOption({ type, tabLabel }: (typeof quickTools)[number]): Promise<QuickToolTab> {
  const tool = getPromptTool(type)
  const { input, results } = await buildPromptSample(tool)
  const { hint: _hint, ...form } = buildPromptForm(tool)
  return {
    tabLabel,
    path: tool.path,
    group: tool.group,
    // Other options are on the tool's own page; `readAs` is asked with the results.
    form: { ...form, fields: form.fields.filter(({ name }) => name === 'readAs'), examples: [] },
    sample: <QuickSample prompt={input} cards={results} />,
  }
}
