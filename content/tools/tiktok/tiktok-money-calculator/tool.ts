import { defineWidgetTool } from '@/lib/tool/tool'
import { accountTypes, VIDEOS_PER_MONTH } from './earnings'

export default defineWidgetTool({
  loads: 'page',
  path: '/social-media-tools/tiktok/money-calculator',
  icon: 'calculator',
  order: 160,
  searchWords: 'money, how much can i earn, revenue, salary, make money, rpm, price',
  copyValues: { businessMultiplier: accountTypes.business.brandMultiplier, videosPerMonth: VIDEOS_PER_MONTH },
  relatedToolTypes: [
    'tiktok-engagement-rate-calculator',
    'tiktok-video-ideas',
    'tiktok-shop-name-generator',
    'tiktok-caption',
  ],
})
