import 'server-only'
import type { QuickToolTab } from '@/components/home/quick-run'
import { QuickSample } from '@/components/home/quick-sample'
import { generateSampleRun, getPromptTool } from './sample-runs'
import { buildPromptForm } from './tools/tool-client-data'

/** Tools of the home page's box in tab order, each with the prompt of its initial results. */
export const quickToolRuns = [
  {
    type: 'tiktok-hook-generator',
    tab: 'TikTok hook',
    prompt: 'I sold my car and biked to work for a year. I saved $4,200 and lost 20 pounds',
  },
  {
    type: 'tiktok-caption',
    tab: 'TikTok caption',
    prompt: 'our coffee cart opens on Friday at 8am by the station. The first 50 flat whites are free',
  },
  { type: 'youtube-title', tab: 'YouTube title', prompt: 'iphone vs real camera for cooking videos' },
  { type: 'tiktok-hashtag-generator', tab: 'Hashtags', prompt: 'repotting my rubber plant in a tiny apartment' },
] as const

/** Builds the tabs of the home page's tool box, each with a pre-generated run. */
export async function buildQuickToolOptions(): Promise<QuickToolTab[]> {
  return Promise.all(quickToolRuns.map(buildQuickToolOption))
}

async function buildQuickToolOption({ type, tab, prompt }: (typeof quickToolRuns)[number]): Promise<QuickToolTab> {
  const tool = getPromptTool(type)
  const { finishedTexts } = await generateSampleRun({ type, prompt })
  const { hint: _hint, ...form } = buildPromptForm(tool)
  return {
    tabLabel: tab,
    path: tool.path,
    group: tool.group,
    // Other options are on the tool's own page; `readAs` is asked with the results.
    form: { ...form, fields: form.fields.filter(({ name }) => name === 'readAs'), examples: [] },
    sample: <QuickSample prompt={prompt} texts={finishedTexts.slice(0, 2)} isTagList={form.layout === 'tags'} />,
  }
}
