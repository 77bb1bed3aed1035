/**
 * The models that come with some browsers, as MDN describes them (Translator and Language Detector APIs, Summarizer API, read 2026-11): on
 * computers, in Chrome since 138 and in Edge since 148. TypeScript's DOM has no types for them yet.
 */
export type BrowserModels = {
  Translator: BrowserModel<{ sourceLanguage: string; targetLanguage: string }, TextModel<'translate'>>
  Summarizer: BrowserModel<{ type: 'key-points'; format: 'plain-text'; length: 'medium' }, TextModel<'summarize'>>
  LanguageDetector: BrowserModel<
    object,
    { detect(text: string): Promise<readonly { detectedLanguage?: string; confidence?: number }[]> }
  >
}

type Availability = 'available' | 'downloadable' | 'downloading' | 'unavailable' | null

type BrowserModel<Options, Instance> = {
  availability(options: Options): Promise<Availability>
  /** Where the model is still to be downloaded it needs a click of the visitor's just before. */
  create(options: Options & CreateOptions): Promise<Instance & { destroy?(): void }>
}

type CreateOptions = { monitor?: (target: EventTarget) => void; signal?: AbortSignal }

type TextModel<Verb extends string> = Record<Verb, (text: string, options?: { signal: AbortSignal }) => Promise<string>>

/** One of the browser's own models, where it has it. */
export function getBrowserModel<Name extends keyof BrowserModels>(name: Name): BrowserModels[Name] | null {
  return (globalThis as Partial<BrowserModels>)[name] ?? null
}
