import { type HandlePlatform, handlePlatforms, handleProblem } from '@/lib/platforms/handles'

const otherPlatforms = ['instagram', 'youtube', 'x'] as const satisfies readonly HandlePlatform[]

/** Whether a name could be spelt so on the other networks. By their rules alone: nobody there is asked. */
export function checkOtherNetworks(name: string): { network: string; words: string }[] {
  return otherPlatforms.map((platform) => ({
    network: handlePlatforms[platform],
    words: handleProblem(platform, name) ?? 'spelling fits',
  }))
}
