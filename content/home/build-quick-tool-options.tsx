import 'server-only'
import type { QuickToolTab } from '@/components/home/quick-run'
import { QuickSample } from '@/components/home/quick-tool-fallback'
import { buildPromptForm } from '../tools/tool-client-data'
import { getPromptTool } from './get-prompt-tool'
import { quickToolRuns } from './home-runs'
import { generateSampleRun } from './sample-run'

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
    sample: <QuickSample prompt={prompt} texts={finishedTexts.slice(0, 3)} isTagList={form.layout === 'tags'} />,
  }
}
