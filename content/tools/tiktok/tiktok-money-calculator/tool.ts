import { defineWidgetTool } from '@/lib/tool/tool'
import copy from './copy.md'

export default defineWidgetTool({
  type: 'tiktok-money-calculator',
  kind: 'widget',
  loads: 'page',
  path: '/social-media-tools/tiktok/money-calculator',
  icon: 'calculator',
  order: 160,
  searchWords: 'money, how much can i earn, revenue, salary, make money, rpm, price',
  copy,
  relatedToolTypes: [
    'tiktok-engagement-rate-calculator',
    'tiktok-video-ideas',
    'tiktok-shop-name-generator',
    'tiktok-caption',
  ],
})
