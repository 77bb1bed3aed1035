import { getHandleProblem, type HandlePlatform, handlePlatformNames } from '@/lib/platforms/handles'

const otherPlatforms = ['instagram', 'youtube', 'x'] as const satisfies readonly HandlePlatform[]

/** Whether other networks allow a name's spelling. Checks only their rules, without a request. */
export function checkOtherNetworks(name: string): { network: string; description: string }[] {
  return otherPlatforms.map((platform) => ({
    network: handlePlatformNames[platform],
    description: getHandleProblem(platform, name) ?? 'spelling fits',
  }))
}
