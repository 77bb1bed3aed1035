import { defineWidgetTool } from '@/lib/tool/tool'

export default defineWidgetTool({
  loads: 'page',
  path: '/tiktok-engagement-rate-calculator',
  icon: 'percent',
  order: 170,
  searchWords: 'engagement rate, stats, er calculator',
  relatedToolTypes: [
    'tiktok-money-calculator',
    'instagram-engagement-rate',
    'tiktok-hook-generator',
    'tiktok-hashtag-generator',
  ],
})
