// Written by `npm run registry`.
import type { AnyTool } from '@/content/tools'
import { createTextLoader, type TextModuleLoaders } from '@/lib/tool/text-tool'

const textModuleLoaders: TextModuleLoaders<Extract<AnyTool, { kind: 'text' }>> = {
  'text-cleaner': () => import('@/content/tools/text/text-cleaner/run'),
  'find-and-replace': () => import('@/content/tools/text/find-and-replace/run'),
  'text-compare': () => import('@/content/tools/text/text-compare/run'),
  'word-counter': () => import('@/content/tools/text/word-counter/run'),
  'readability-checker': () => import('@/content/tools/text/readability-checker/run'),
  'keyword-extractor': () => import('@/content/tools/text/keyword-extractor/run'),
  'script-timer': () => import('@/content/tools/text/script-timer/run'),
  'case-converter': () => import('@/content/tools/text/case-converter/run'),
  'fancy-text-generator': () => import('@/content/tools/text/fancy-text-generator/run'),
  'caption-spacer': () => import('@/content/tools/text/caption-spacer/run'),
  'thread-splitter': () => import('@/content/tools/text/thread-splitter/run'),
  'line-organizer': () => import('@/content/tools/text/line-organizer/run'),
  'subtitle-converter': () => import('@/content/tools/text/subtitle-converter/run'),
  'utm-link-builder': () => import('@/content/tools/text/utm-link-builder/run'),
}

export const loadTextModule = createTextLoader(textModuleLoaders)
