import type { Field } from '@/lib/tool/form'

/** Workflows from an idea to a finished post: each tool passes its result to the next. */
export const toolChains = [
  ['tiktok-video-ideas', 'tiktok-hook-generator', 'tiktok-script-writer', 'tiktok-caption', 'tiktok-hashtag-generator'],
  ['tiktok-video-ideas-generator', 'tiktok-hook-generator'],
  ['youtube-title', 'youtube-description', 'youtube-tags', 'youtube-thumbnail-ideas'],
  ['youtube-script', 'youtube-title'],
  ['twitter-thread', 'instagram-carousel', 'instagram-caption', 'instagram-hashtags'],
  ['instagram-reels-ideas', 'instagram-caption'],
  ['twitter-tweet', 'twitter-thread'],
  ['content-repurposer', 'instagram-carousel'],
] as const

/** Returns the types of the tools that lead to this one, directly or through several chains, farthest first. */
export function getPreviousSteps(type: string): readonly string[] {
  return [...new Set(toolChains.flat())]
    .map((step) => ({ step, distance: getNextSteps(step).indexOf(type) }))
    .filter(({ distance }) => distance >= 0)
    .toSorted((a, b) => b.distance - a.distance)
    .map(({ step }) => step)
}

export function getNextSteps(type: string): readonly string[] {
  const nextStep = getNextStep(type)
  return nextStep === null ? [] : [nextStep, ...getNextSteps(nextStep)]
}

/** Returns the type of the tool that continues with this tool's result; null at the end of a chain. */
export function getNextStep(type: string): string | null {
  for (const chain of toolChains) {
    const steps: readonly string[] = chain
    const nextStep = steps[steps.indexOf(type) + 1]
    if (steps.includes(type) && nextStep !== undefined) return nextStep
  }
  return null
}

/** Fields with the same meaning in every tool, so their values carry over to the next tool. */
const carriedFieldNames: readonly string[] = [
  'language',
  'tone',
  'emoji',
  'audience',
  'outcome',
  'turn',
  'action',
  'readAs',
  'avoid',
  'goal',
  'niche',
  'region',
  'keyword',
]

/** Returns the names of the fields whose values carry over from one tool to another. */
export function getCarriedFieldNames(sourceFields: readonly Field[], targetFields: readonly Field[]): string[] {
  return sourceFields
    .filter(
      ({ name, kind }) =>
        carriedFieldNames.includes(name) && targetFields.some((field) => field.name === name && field.kind === kind),
    )
    .map(({ name }) => name)
}
