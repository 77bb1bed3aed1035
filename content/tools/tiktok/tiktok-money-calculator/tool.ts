import { defineWidgetTool } from '@/lib/tool/tool'

export default defineWidgetTool({
  type: 'tiktok-money-calculator',
  loads: 'page',
  path: '/social-media-tools/tiktok/money-calculator',
  icon: 'calculator',
  order: 160,
  searchWords: 'money, how much can i earn, revenue, salary, make money, rpm, price',
  relatedToolTypes: [
    'tiktok-engagement-rate-calculator',
    'tiktok-video-ideas',
    'tiktok-shop-name-generator',
    'tiktok-caption',
  ],
})
