import 'server-only'
import type { QuickToolTab } from '@/components/home/quick-run'
import { QuickSample } from '@/components/home/quick-tool-fallback'
import type { SampleRun } from '@/components/home/sample-results'
import { findToolByType } from './tools'
import { buildPromptForm } from './tools/tool-client-data'

/** Tools of the home page's box in tab order, each with the prompt of its initial results. */
export const quickToolRuns = [
  {
    type: 'tiktok-hook-generator',
    tab: 'TikTok hook',
    prompt: 'unpopular opinion: meal prep on sundays ruins your weekend',
  },
  {
    type: 'tiktok-caption',
    tab: 'TikTok caption',
    prompt: 'our coffee cart opens on Friday at 8am by the station. The first 50 flat whites are free',
  },
  { type: 'youtube-title', tab: 'YouTube title', prompt: 'iphone vs real camera for cooking videos' },
  { type: 'tiktok-hashtag-generator', tab: 'Hashtags', prompt: 'our 1,000th sourdough loaf, from our tiny bakery' },
] as const

export const showcaseRuns = {
  carousel: {
    type: 'instagram-carousel',
    prompt:
      '3 mistakes I made when I opened my coffee cart: I bought a grinder I never use, I opened on a Monday, I forgot the sign',
  },
  thread: {
    type: 'twitter-thread',
    prompt: 'we open our plant shop in Leeds on Saturday, first 20 people get a free succulent',
  },
  caption: { type: 'instagram-caption', prompt: 'I glazed my first mug today. It leans to the left and I love it' },
  title: {
    type: 'youtube-title',
    prompt: 'I fixed a squeaky bike chain with candle wax and it stayed quiet for 3 months',
  },
  tags: { type: 'instagram-hashtags', prompt: 'ceramics studio in Bristol' },
  names: { type: 'tiktok-username-generator', prompt: 'a coffee cart in Leeds, flat whites and opinions' },
} as const

/** Finds a writing tool to feature on the home page; throws if no such tool has this type. */
function getPromptTool(type: string) {
  const tool = findToolByType(type)
  if (tool?.kind !== 'prompt') throw new Error(`There is no writing tool of type ${type}.`)
  return tool
}

/** Fixed, so that both passes of a build render the same page. */
const seed = 7

/** Runs the built-in writer at build time. Throws if no card is free of open placeholders. */
export async function generateSampleRun({ type, prompt }: { type: string; prompt: string }): Promise<SampleRun> {
  const tool = getPromptTool(type)
  // Imported here, so that a server that only serves the page never loads the word lists.
  const [{ createCardWriter }, { readParameters }, { builtInEngine }] = await Promise.all([
    import('@/lib/generate/cards/generate-cards'),
    import('@/lib/generate/input/parameters'),
    import('@/lib/writer/built-in'),
  ])
  const { fields } = readParameters(tool, {})
  const input = { prompt, parameters: fields }
  const job = { tool, input, count: tool.count(input), seed }
  const cards = await Array.fromAsync(createCardWriter(builtInEngine).write(job, new AbortController().signal))
  const [bestText, ...otherTexts] = cards.filter(({ outline }) => !outline).map(({ copy }) => copy)
  if (bestText === undefined) throw new Error(`${type} generated no card for “${prompt}” that can be shown.`)
  const { copy, path, icon, group } = tool
  const texts = cards.map((card) => card.copy)
  return { tool: { name: copy.name, path, icon, group }, prompt, texts, finishedTexts: [bestText, ...otherTexts] }
}

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
