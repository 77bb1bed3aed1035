import { definePromptTool } from '@/lib/tool/define'
import { textRefinements } from '@/lib/tool/shared-fields'
import { brief } from './brief'
import { copy } from './copy'
import { draft } from './draft'
import { hookFields } from './fields'
import { fitHook, MAX_SCREEN_WORDS, MAX_SPOKEN_WORDS, wordsIn } from './fit'
import { families, hookSchema } from './hook'

/** How fast creators speak, in words a minute. Source: teleprompter.works/blog/tiktok-script-guide (160 to 180). */
const wordsPerMinute = 160

export const tiktokHookGenerator = definePromptTool({
  type: 'tiktok-hook-generator',
  kind: 'prompt',
  path: '/tiktok-hook-generator',
  icon: 'zap',
  copy,
  related: ['tiktok-video-ideas', 'tiktok-script-writer', 'tiktok-caption', 'youtube-title'],
  next: ['tiktok-script-writer', 'tiktok-caption', 'tiktok-hashtag-generator'],
  form: {
    promptLabel: 'What does the viewer get from your video?',
    placeholder: 'e.g. how I get three dinners out of one roast chicken',
    hint: 'Name the payoff and one real detail. The hooks can only be as specific as this line.',
    button: 'Generate hooks',
    fields: hookFields,
    examples: [
      {
        prompt: 'how I get three dinners out of one roast chicken',
        parameters: {
          count: '10',
          goal: 'saves',
          tone: 'casual',
          audience: 'couples who cook on weeknights',
        },
      },
      {
        prompt: 'teaching a rescue dog to stay calm when the doorbell rings',
        parameters: { count: '6', goal: 'watch-through', tone: 'storytelling', audience: 'new dog owners' },
      },
      {
        prompt: 'thrifting a winter wardrobe without buying anything you never wear',
        parameters: {
          count: '6',
          goal: 'shares',
          tone: 'funny',
          audience: 'students',
          families: ['call-out', 'trend-twist', 'bold-claim'],
        },
      },
      {
        prompt: 'the invoice template that got my freelance clients to pay on time',
        parameters: {
          count: '10',
          goal: 'sales',
          tone: 'professional',
          audience: 'freelance designers',
          avoid: 'hack',
        },
      },
    ],
    refine: textRefinements,
    score: 'hook',
  },
  maxOutputTokens: 4000,
  item: hookSchema,
  count: ({ parameters }) => Number(parameters.count),
  brief,
  fit: fitHook,
  opening: (hook) => hook.spoken,
  present: (hook) => {
    const words = wordsIn(hook.spoken)
    const seconds = Math.max(1, Math.round((words / wordsPerMinute) * 60))
    return {
      heading: families[hook.family].label,
      parts: [
        { label: 'Say', text: hook.spoken },
        { label: 'On screen', text: hook.onScreenText },
        { label: 'First frame', text: hook.firstFrame },
      ],
      score: 'hook',
      copy: `${hook.spoken}\nOn screen: ${hook.onScreenText}`,
      carry: hook.spoken,
      meters: [
        { label: 'Spoken', value: words, limit: MAX_SPOKEN_WORDS, unit: 'words', of: { line: 0 } },
        {
          label: 'On screen',
          value: wordsIn(hook.onScreenText),
          limit: MAX_SCREEN_WORDS,
          unit: 'words',
          of: { part: 'On screen' },
        },
      ],
      tags: [`about ${seconds} s spoken`, `best for: ${families[hook.family].serves.toLowerCase()}`],
      notes: [`Why it holds: ${hook.why}`, `Loop: ${hook.loopClose}`],
    }
  },
  draft,
})
