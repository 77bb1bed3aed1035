import type { EngineName } from './card'

/** Who made a result, by engine; the button for the visitor's own AI; and what a result without a model lacks. */
export type EngineWords = Readonly<Record<EngineName | 'button' | 'limits', string>>

/** For tools that write; another tool has `form.engineWords`. */
export const defaultEngineWords: EngineWords = {
  'built-in': 'Quick draft from your words, no AI',
  openai: 'Written by an AI model',
  assistant: 'Written by your AI',
  browser: 'Written by this browser’s AI',
  button: 'Write it with your AI',
  limits: 'This is a quick draft. ChatGPT, Claude or Gemini can write it properly.',
}
