import { getButtonClass } from '@/components/ui/button'
import { copyText } from '@/components/ui/copy-text'

/** Popular chat assistants. Their links prefill no prompt, because most of them have changed or dropped prefilling. */
export const assistantLinks: readonly { name: string; url: string; drawsImages?: true }[] = [
  { name: 'ChatGPT', url: 'https://chatgpt.com/', drawsImages: true },
  { name: 'Gemini', url: 'https://gemini.google.com/app', drawsImages: true },
  { name: 'Claude', url: 'https://claude.ai/new' },
  { name: 'Copilot', url: 'https://copilot.microsoft.com/', drawsImages: true },
  { name: 'Perplexity', url: 'https://www.perplexity.ai/' },
  { name: 'Grok', url: 'https://grok.com/', drawsImages: true },
  { name: 'DeepSeek', url: 'https://chat.deepseek.com/' },
  { name: 'Le Chat', url: 'https://chat.mistral.ai/chat' },
  { name: 'Duck.ai', url: 'https://duck.ai/' },
]

export function AssistantLinkList({ prompt, links }: { prompt: string; links: typeof assistantLinks }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {links.map(({ name, url }) => (
        <li key={name}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className={getButtonClass({ size: 'small' })}
            onClick={() => void copyText(prompt)}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
