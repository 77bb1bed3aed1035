import type { textTools } from '@/content/tools/text'
import type { TextModule, TextModuleLoaders } from '@/lib/tool/text-tool'

type TextTool = Extract<(typeof textTools)[number], { kind: 'text' }>

/** The code of each text tool. A tool without code, or whose code misreads its fields, does not compile. */
const textModuleLoaders: TextModuleLoaders<TextTool> = {
  'caption-spacer': () => import('@/content/tools/text/caption-spacer/convert'),
  'case-converter': () => import('@/content/tools/text/case-converter/convert'),
  'fancy-text-generator': () => import('@/content/tools/text/fancy-text-generator/convert'),
  'thread-splitter': () => import('@/content/tools/text/thread-splitter/convert'),
  'readability-checker': () => import('@/content/tools/text/readability-checker/check'),
  'script-timer': () => import('@/content/tools/text/script-timer/time-script'),
  'keyword-extractor': () => import('@/content/tools/text/keyword-extractor/extract'),
  'word-counter': () => import('@/content/tools/text/word-counter/count'),
  'find-and-replace': () => import('@/content/tools/text/find-and-replace/replace'),
  'line-organizer': () => import('@/content/tools/text/line-organizer/organize'),
  'text-cleaner': () => import('@/content/tools/text/text-cleaner/clean'),
  'text-compare': () => import('@/content/tools/text/text-compare/compare'),
  'subtitle-converter': () => import('@/content/tools/text/subtitle-converter/convert'),
  'utm-link-builder': () => import('@/content/tools/text/utm-link-builder/build'),
}

const moduleLoadersByType: Readonly<Record<string, (() => Promise<TextModule>) | undefined>> = textModuleLoaders

/** Loads a text tool's code, for the page and for its worker. Rejects for an unknown type. */
export async function loadTextModule(type: string): Promise<TextModule> {
  const loadModule = moduleLoadersByType[type]
  if (!loadModule) throw new Error(`There is no text tool of type ${type}.`)
  return loadModule()
}
