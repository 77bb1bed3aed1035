import { defineWidgetTool } from '@/lib/tool/tool'

export default defineWidgetTool({
  loads: 'page',
  path: '/social-media-tools/instagram/engagement-rate-calculator',
  icon: 'heart-pulse',
  order: 70,
  searchWords: 'ig engagement, engagement rate, stats',
  relatedToolTypes: [
    'tiktok-engagement-rate-calculator',
    'instagram-caption',
    'instagram-hashtags',
    'tiktok-money-calculator',
  ],
})
