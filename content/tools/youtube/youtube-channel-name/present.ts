import { getHandleProblem, type HandlePlatform, handlePlatformNames } from '@/lib/platforms/handles'
import { youtubeChannelName, youtubeHandle } from '@/lib/platforms/networks/youtube'
import type { Card } from '@/lib/tool/card'
import { type ChannelName, type ChannelNameInput, styleLabels } from './fields'

const otherPlatforms = ['tiktok', 'instagram', 'x'] as const satisfies readonly HandlePlatform[]

export function present(item: ChannelName, { prompt }: ChannelNameInput): Omit<Card, 'id' | 'item'> {
  const problems = otherPlatforms.map((platform) => ({
    platform: handlePlatformNames[platform],
    problem: getHandleProblem(platform, item.handle),
  }))
  return {
    heading: styleLabels[item.style],
    parts: [
      { label: 'Channel name', text: item.name },
      { label: 'Handle', text: `@${item.handle}` },
      ...(item.tagline === '' ? [] : [{ label: 'Tagline', text: item.tagline }]),
    ],
    copy: item.name,
    carry: [...prompt].slice(0, 300).join(''),
    meters: [
      {
        label: 'Name',
        value: item.name.length,
        limit: youtubeChannelName.max,
        unit: 'characters',
        of: 'copy',
      },
      {
        label: 'Handle',
        value: [...item.handle].length,
        limit: youtubeHandle.max,
        unit: 'characters',
        of: { part: 'Handle' },
      },
    ],
    tags: problems.filter(({ problem }) => problem === null).map(({ platform }) => `also valid on ${platform}`),
    notes: [
      ...(item.why === '' ? [] : [item.why]),
      ...problems
        .filter(({ problem }) => problem !== null)
        .map(({ platform, problem }) => `Not on ${platform}: a handle there ${problem}.`),
      'We can’t see if it’s taken. YouTube tells you when you enter it.',
    ],
  }
}
