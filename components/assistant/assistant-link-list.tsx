import { getButtonClass } from '@/components/ui/button'
import { copyText } from '@/components/ui/copy-text'
import type { assistantLinks } from './assistant-links'

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
