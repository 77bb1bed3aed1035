import { Check } from 'lucide-react'
import { reviewPrompt } from './review-prompt'

/** What the prompt in the box already says, and what would make it clearer. */
export function PromptChecks({ prompt, style }: { prompt: string; style: string }) {
  if (prompt.trim() === '') {
    return <p className="text-muted text-sm">Type a prompt, and this list ticks off what’s in it (English only).</p>
  }
  return (
    <div>
      <h3 className="font-semibold">Prompt checklist</h3>
      <ul className="mt-2 grid gap-1 text-sm">
        {reviewPrompt(prompt, style).map(({ id, isDone, text }) => (
          <li key={id} className={`flex items-start gap-2 ${isDone ? 'text-muted' : ''}`}>
            <span className="mt-0.5 grid size-4 shrink-0 place-items-center">
              {isDone ? <Check className="size-4 text-positive" /> : '○'}
            </span>
            <span>
              <span className="sr-only">{isDone ? 'Done: ' : 'Open: '}</span>
              {text}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
