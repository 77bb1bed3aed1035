import { parseStory } from '@/lib/platforms/instagram-story'
import { StoryScreen } from './story-screen'

type Props = { text: string; name: string }

export function StoryFrames({ text, name }: Props) {
  const frames = parseStory(text)
  if (frames.length === 0) return <p className="whitespace-pre-wrap">{text}</p>
  return (
    <ol
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard.
      tabIndex={0}
      aria-label={`Frames: ${name}`}
      className="mt-2 flex snap-x gap-3 overflow-x-auto overscroll-x-contain pb-2"
    >
      {frames.map((frame, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a frame has no id other than its position.
        <li key={index} className="relative w-56 shrink-0 snap-start">
          <StoryScreen frame={frame} index={index} total={frames.length} />
        </li>
      ))}
    </ol>
  )
}
