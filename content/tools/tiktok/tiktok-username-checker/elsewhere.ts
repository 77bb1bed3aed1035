import { type HandlePlatform, handlePlatforms, handleProblem } from '@/lib/platforms/handles'

const others = ['instagram', 'youtube', 'x'] as const satisfies readonly HandlePlatform[]

/** Whether a name could be spelt so on the other networks. By their rules alone: nobody there is asked. */
export function spellingElsewhere(name: string): { network: string; words: string }[] {
  return others.map((platform) => ({
    network: handlePlatforms[platform],
    words: handleProblem(platform, name) ?? 'spelling fits',
  }))
}
