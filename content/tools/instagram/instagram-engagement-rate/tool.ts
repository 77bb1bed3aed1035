import { defineWidgetTool } from '@/lib/tool/tool'
import copy from './copy.md'

export default defineWidgetTool({
  type: 'instagram-engagement-rate',
  kind: 'widget',
  loads: 'page',
  path: '/social-media-tools/instagram/engagement-rate-calculator',
  icon: 'percent',
  order: 70,
  searchWords: 'ig engagement, engagement rate, stats',
  copy,
  relatedToolTypes: [
    'tiktok-engagement-rate-calculator',
    'instagram-caption',
    'instagram-hashtags',
    'tiktok-money-calculator',
  ],
})
