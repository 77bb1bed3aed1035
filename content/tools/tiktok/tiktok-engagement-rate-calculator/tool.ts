import { defineWidgetTool } from '@/lib/tool/tool'
import copy from './copy.md'

export default defineWidgetTool({
  type: 'tiktok-engagement-rate-calculator',
  kind: 'widget',
  loads: 'page',
  path: '/tiktok-engagement-rate-calculator',
  icon: 'percent',
  order: 170,
  searchWords: 'engagement rate, stats, er calculator',
  copy,
  relatedToolTypes: [
    'tiktok-money-calculator',
    'instagram-engagement-rate',
    'tiktok-hook-generator',
    'tiktok-hashtag-generator',
  ],
})
