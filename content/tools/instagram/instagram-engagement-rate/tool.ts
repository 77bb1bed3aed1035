import { defineWidgetTool } from '@/lib/tool/tool'
import copy from './copy.md'

export const instagramEngagementRate = defineWidgetTool({
  type: 'instagram-engagement-rate',
  kind: 'widget',
  path: '/social-media-tools/instagram/engagement-rate-calculator',
  icon: 'percent',
  copy,
  relatedToolTypes: [
    'tiktok-engagement-rate-calculator',
    'instagram-caption',
    'instagram-hashtags',
    'tiktok-money-calculator',
  ],
})
