import type { ReactNode } from 'react'
import { Section, SwipeRow } from '@/components/page/section'
import { Sparks } from '@/components/ui/sparks'
import { ToolIcon } from '@/components/ui/tool-icon'
import { blankPattern } from '@/lib/core/strings/blanks'
import type { GroupId } from '@/lib/tool/tool'
import { TagList } from './quick-tool-fallback'

type SampleCardProps = Pick<SampleRun, 'tool' | 'prompt'> & { title: string; isWide?: boolean; children: ReactNode }

function SampleCard({ tool, title, prompt, isWide = false, children }: SampleCardProps) {
  return (
    <li
      data-group={tool.group}
      className={`flex min-w-0 flex-col rounded-xl border border-line bg-surface p-4 sm:p-5 ${isWide ? 'sm:col-span-2' : ''}`}
    >
      <h3 className="flex items-center gap-2 font-semibold text-sm">
        <ToolIcon name={tool.icon} size={18} className="shrink-0 text-accent" />
        {title}
      </h3>
      <p className="mt-1 text-muted text-sm">
        from <q>{prompt}</q>
      </p>
      <div className="my-4 flex grow flex-col">{children}</div>
      <a
        href={tool.path}
        aria-label={`Try it with yours: ${tool.name}`}
        className="mt-auto inline-flex min-h-11 items-center gap-1 self-start font-semibold text-accent text-sm underline-offset-4 hover:underline"
      >
        Try it with yours
        <ToolIcon name="arrow-right" size={16} />
      </a>
    </li>
  )
}

function SampleTitles({ texts }: { texts: readonly string[] }) {
  return (
    <>
      <div className="relative grid min-h-28 grow place-items-center rounded-lg bg-raised">
        <Sparks className="w-20 text-field-line" />
        <span className="absolute right-2 bottom-2 rounded bg-ink px-1.5 text-canvas text-xs" aria-hidden="true">
          4:12
        </span>
      </div>
      <ul className="mt-1 divide-y divide-line">
        {texts.map((text) => (
          <li key={text} className="py-2 font-semibold text-lg leading-snug">
            {text}
          </li>
        ))}
      </ul>
    </>
  )
}

function SampleText({ text }: { text: string }) {
  const textParts = text.split(blankPattern)
  const blanks = text.match(blankPattern) ?? []
  return textParts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text is constant, so its parts never change their order.
    <span key={index}>
      {part}
      {blanks[index] && (
        <span className="border-field-line border-b border-dashed text-muted">{blanks[index].slice(1, -1)}</span>
      )}
    </span>
  ))
}

function SampleThread({ texts }: { texts: readonly string[] }) {
  return (
    <ol className="relative grid gap-5 pl-8 before:absolute before:top-2 before:bottom-2 before:left-2.5 before:w-0.5 before:bg-line">
      {texts.map((text) => (
        <li
          key={text}
          className="relative whitespace-pre-line before:absolute before:top-1 before:-left-8 before:size-5.5 before:rounded-full before:border-4 before:border-surface before:bg-accent-fill"
        >
          <SampleText text={text} />
        </li>
      ))}
    </ol>
  )
}

/** The slides of a carousel side by side, with the cover in the platform's colors. */
function SampleSlides({ texts }: { texts: readonly string[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard.
    <ol aria-label="Slides" tabIndex={0} className="flex snap-x gap-3 overflow-x-auto pb-2">
      {texts.map((text, index) => {
        const [headline, body] = (text.split('\n\nCaption:')[0] ?? '').split('\n\n')
        return (
          <li
            key={text}
            className={`flex aspect-4/5 w-44 shrink-0 snap-start flex-col justify-between rounded-lg p-4 sm:w-56 ${index === 0 ? 'bg-accent-fill text-on-accent' : 'border border-line bg-canvas'}`}
          >
            <p className={`font-bold leading-tight ${index === 0 ? 'text-xl sm:text-2xl' : 'text-lg sm:text-xl'}`}>
              <SampleText text={headline ?? ''} />
            </p>
            {body && (
              <p className="text-sm">
                <SampleText text={body} />
              </p>
            )}
            <p className="text-xs">
              {index + 1} / {texts.length}
            </p>
          </li>
        )
      })}
    </ol>
  )
}

function SamplePost({ text }: { text: string }) {
  return (
    <>
      <div className="grid min-h-28 grow place-items-center rounded-lg bg-raised">
        <Sparks className="w-20 text-field-line" />
      </div>
      <p className="mt-3 whitespace-pre-line font-semibold text-lg leading-snug">{text}</p>
    </>
  )
}

export type SampleRun = {
  tool: { name: string; path: string; icon: string; group: GroupId }
  prompt: string
  texts: readonly string[]
  /** Texts without open placeholders, best first; at least one. */
  finishedTexts: readonly [string, ...string[]]
}

type Props = { runs: Record<'carousel' | 'thread' | 'caption' | 'title' | 'tags' | 'names', SampleRun> }

export function SampleResults({ runs: { carousel, thread, caption, title, tags, names } }: Props) {
  return (
    <Section
      title="Real Results, Straight From the Tools"
      lead="One line in, this out. Unedited. Dashed words are blanks for you to fill."
    >
      <SwipeRow label="Results of six tools" columnClassName="sm:gap-3 lg:grid-cols-3">
        <SampleCard {...carousel} title="Instagram carousel" isWide>
          <SampleSlides texts={carousel.texts} />
        </SampleCard>
        <SampleCard {...thread} title="Thread for X">
          <SampleThread texts={thread.texts.slice(0, 3)} />
        </SampleCard>
        <SampleCard {...caption} title="Instagram caption">
          <SamplePost text={caption.finishedTexts[0]} />
        </SampleCard>
        <SampleCard {...title} title="YouTube titles">
          <SampleTitles texts={title.finishedTexts.slice(0, 3)} />
        </SampleCard>
        <li className="grid content-start gap-3 sm:grid-rows-2">
          <ul className="contents">
            <SampleCard {...tags} title="Instagram hashtags">
              <TagList text={tags.finishedTexts[0]} />
            </SampleCard>
            <SampleCard {...names} title="TikTok usernames">
              <TagList text={names.finishedTexts.slice(0, 5).join(' ')} />
            </SampleCard>
          </ul>
        </li>
      </SwipeRow>
    </Section>
  )
}
