import { getHandleProblem, type HandlePlatform, handlePlatformNames } from '@/lib/platforms/handles'
import { tiktokNickname } from '@/lib/platforms/networks/tiktok'
import type { Card } from '@/lib/tool/card'
import { styleLabels, type Username, type UsernameInput } from './fields'

const otherPlatforms = ['instagram', 'youtube', 'x'] as const satisfies readonly HandlePlatform[]

export function present(item: Username, { prompt, parameters }: UsernameInput): Omit<Card, 'id' | 'item'> {
  const rejections = otherPlatforms.flatMap((platform) => {
    const problem = getHandleProblem(platform, item.handle)
    return problem === null ? [] : [{ platform, problem }]
  })
  const acceptedPlatforms = otherPlatforms.filter((platform) =>
    rejections.every((other) => other.platform !== platform),
  )
  return {
    heading: styleLabels[item.style],
    parts: [
      { label: 'Username', text: `@${item.handle}` },
      { label: 'Display name', text: item.displayName },
    ],
    copy: item.handle,
    carry: [...prompt].slice(0, 300).join(''),
    meters: [
      {
        label: 'Length',
        value: item.handle.length,
        limit: parameters.maxLength,
        unit: 'characters',
        of: 'copy',
      },
      {
        label: 'Name',
        value: item.displayName.length,
        limit: tiktokNickname.max,
        unit: 'characters',
        of: { part: 'Display name' },
      },
    ],
    tags: acceptedPlatforms.map((platform) => `also valid on ${handlePlatformNames[platform]}`),
    notes: [
      item.why,
      ...rejections.map(
        ({ platform, problem }) => `Not on ${handlePlatformNames[platform]}: a handle there ${problem}.`,
      ),
    ],
  }
}
