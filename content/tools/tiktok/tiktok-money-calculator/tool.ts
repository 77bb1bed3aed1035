import { defineWidgetTool } from '@/lib/tool/tool'
import copy from './copy.md'

export const tiktokMoneyCalculator = defineWidgetTool({
  type: 'tiktok-money-calculator',
  kind: 'widget',
  path: '/social-media-tools/tiktok/money-calculator',
  icon: 'calculator',
  copy,
  relatedToolTypes: [
    'tiktok-engagement-rate-calculator',
    'tiktok-video-ideas',
    'tiktok-shop-name-generator',
    'tiktok-caption',
  ],
})
