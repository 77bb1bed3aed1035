/**
 * Popular chat assistants. `promptUrl` prefills the assistant's input. Without `promptUrl`, the visitor pastes the
 * prompt: Claude, Gemini, DeepSeek and Le Chat have changed or dropped prefilling. Sources, 2026-11:
 * holdenhewett.github.io/starlight-llm-actions, the sites' own addresses.
 */
const assistants: readonly { name: string; url: string; promptUrl?: string }[] = [
  { name: 'ChatGPT', url: 'https://chatgpt.com/', promptUrl: 'https://chatgpt.com/?q=' },
  { name: 'Gemini', url: 'https://gemini.google.com/app' },
  { name: 'Claude', url: 'https://claude.ai/new' },
  { name: 'Copilot', url: 'https://copilot.microsoft.com/', promptUrl: 'https://copilot.microsoft.com/?q=' },
  { name: 'Perplexity', url: 'https://www.perplexity.ai/', promptUrl: 'https://www.perplexity.ai/search?q=' },
  { name: 'Grok', url: 'https://grok.com/', promptUrl: 'https://grok.com/?q=' },
  { name: 'DeepSeek', url: 'https://chat.deepseek.com/' },
  { name: 'Le Chat', url: 'https://chat.mistral.ai/chat' },
  { name: 'Duck.ai', url: 'https://duck.ai/', promptUrl: 'https://duckduckgo.com/?ia=chat&q=' },
]

/** Maximum URL length that all browsers and servers accept. */
const MAX_URL_LENGTH = 6_000

/** Returns the URL of each assistant, with the prompt prefilled if supported and short enough. */
export function getAssistantLinks(prompt: string): { name: string; url: string }[] {
  return assistants.map(({ name, url, promptUrl }) => {
    const prefilledUrl = promptUrl && promptUrl + encodeURIComponent(prompt)
    return { name, url: prefilledUrl && prefilledUrl.length <= MAX_URL_LENGTH ? prefilledUrl : url }
  })
}
