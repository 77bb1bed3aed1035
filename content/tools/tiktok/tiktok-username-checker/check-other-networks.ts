import { getHandleProblem, type HandlePlatform, handlePlatformNames } from '@/lib/platforms/handles'

const otherPlatforms = ['instagram', 'youtube', 'x'] as const satisfies readonly HandlePlatform[]

/** Whether a name could be spelt so on the other networks. By their rules alone: nobody there is asked. */
export function checkOtherNetworks(name: string): { network: string; description: string }[] {
  return otherPlatforms.map((platform) => ({
    network: handlePlatformNames[platform],
    description: getHandleProblem(platform, name) ?? 'spelling fits',
  }))
}
