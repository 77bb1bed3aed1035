import { tiktokShopName } from '@/lib/platforms/networks/tiktok'
import type { Card } from '@/lib/tool/card'
import { type ShopName, type ShopNameInput, styleLabels } from './fields'
import { checkShopName } from './shop-name-rules'

const trademarkRegisters = {
  us: 'the USPTO’s trademark search',
  uk: 'the UK Intellectual Property Office’s trademark search',
  eu: 'EUIPO’s eSearch plus',
  sea: 'your country’s trademark register',
} as const

export function present(item: ShopName, { prompt, parameters }: ShopNameInput): Omit<Card, 'id' | 'item'> {
  const checks = checkShopName(item.name)
  return {
    heading: styleLabels[item.style],
    parts: [
      { label: 'Shop name', text: item.name },
      ...(item.tagline === '' ? [] : [{ label: 'Tagline', text: item.tagline }]),
      ...(item.handle === '' ? [] : [{ label: 'Username', text: `@${item.handle}` }]),
      {
        label: 'Checked',
        rank: 'more',
        text: checks
          .filter((check) => check.isMet)
          .map((check) => check.label)
          .join(' · '),
      },
    ],
    copy: item.name,
    carry: [...prompt].slice(0, 300).join(''),
    meters: [{ label: 'Length', value: item.name.length, limit: tiktokShopName.max, unit: 'characters', of: 'copy' }],
    tags: [`${checks.filter((check) => check.isMet).length} of ${checks.length} rules kept`],
    notes: [
      ...(item.meaning === '' ? [] : [item.meaning]),
      `We can’t see if it’s taken. Search TikTok Shop and ${trademarkRegisters[parameters.market]} first.`,
    ],
  }
}
