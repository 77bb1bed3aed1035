import type { TextModule, TextModules } from '@/lib/tool/text-tool'
import type { textTools } from './text'

type TextTool = Extract<(typeof textTools)[number], { kind: 'text' }>

/** The code of each text tool. A tool without its code, or with code that misreads its fields, does not compile. */
const texts: TextModules<TextTool> = {
  'caption-spacer': () => import('./text/caption-spacer/convert'),
  'case-converter': () => import('./text/case-converter/convert'),
  'fancy-text-generator': () => import('./text/fancy-text-generator/convert'),
  'thread-splitter': () => import('./text/thread-splitter/convert'),
  'readability-checker': () => import('./text/readability-checker/check'),
  'script-timer': () => import('./text/script-timer/time'),
  'keyword-extractor': () => import('./text/keyword-extractor/extract'),
  'word-counter': () => import('./text/word-counter/count'),
  'find-and-replace': () => import('./text/find-and-replace/replace'),
  'line-organizer': () => import('./text/line-organizer/organize'),
  'text-cleaner': () => import('./text/text-cleaner/clean'),
  'text-compare': () => import('./text/text-compare/compare'),
  'subtitle-converter': () => import('./text/subtitle-converter/convert'),
  'utm-link-builder': () => import('./text/utm-link-builder/build'),
}

const byType: Readonly<Record<string, (() => Promise<TextModule>) | undefined>> = texts

/** The code of a text tool, by its type; used by the page and by its worker. Rejects for any other type. */
export async function moduleOf(type: string): Promise<TextModule> {
  const load = byType[type]
  if (!load) throw new Error(`No text tool is called ${type}.`)
  return load()
}
