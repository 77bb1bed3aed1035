import { defineWidgetTool } from '@/lib/tool/tool'
import copy from './copy.md'

export const tiktokEngagementRateCalculator = defineWidgetTool({
  type: 'tiktok-engagement-rate-calculator',
  kind: 'widget',
  path: '/tiktok-engagement-rate-calculator',
  icon: 'percent',
  copy,
  relatedToolTypes: [
    'tiktok-money-calculator',
    'instagram-engagement-rate',
    'tiktok-hook-generator',
    'tiktok-hashtag-generator',
  ],
})
