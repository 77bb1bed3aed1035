import { Section } from '@/components/page/section'
import type { GroupId } from '@/lib/tool/identity'
import { MadeCard } from './made-card'
import { MadeSlides } from './made-slides'
import { MadeThread } from './made-thread'
import { TagList } from './tag-list'

type Run = {
  tool: { name: string; path: string; icon: string; group: GroupId }
  prompt: string
  texts: readonly string[]
  finished: readonly [string, ...string[]]
}

type Props = { runs: Record<'carousel' | 'thread' | 'caption' | 'title' | 'tags' | 'names', Run> }

/** One result of each kind, made by the site itself and shown as what it will be. */
export function MadeResults({ runs: { carousel, thread, caption, title, tags, names } }: Props) {
  return (
    <Section
      title="Real Results, Straight From the Tools"
      lead="One line in, this out. Nobody has touched it up; dashed words are blanks for you to fill."
    >
      <ul className="mt-6 grid gap-3 lg:grid-cols-3">
        <MadeCard {...carousel} title="Instagram carousel" wide>
          <MadeSlides texts={carousel.texts} />
        </MadeCard>
        <MadeCard {...thread} title="Thread for X">
          <MadeThread texts={thread.texts.slice(0, 3)} />
        </MadeCard>
        <MadeCard {...caption} title="Instagram caption">
          <p className="whitespace-pre-line font-semibold text-answer">{caption.finished[0]}</p>
        </MadeCard>
        <MadeCard {...title} title="YouTube titles">
          <ul className="divide-y divide-line">
            {title.finished.slice(0, 3).map((text) => (
              <li key={text} className="py-2 font-semibold text-answer first:pt-0">
                {text}
              </li>
            ))}
          </ul>
        </MadeCard>
        <li className="grid gap-3">
          <ul className="contents">
            <MadeCard {...tags} title="Instagram hashtags">
              <TagList text={tags.finished[0]} />
            </MadeCard>
            <MadeCard {...names} title="TikTok usernames">
              <TagList text={names.finished.slice(0, 5).join(' ')} />
            </MadeCard>
          </ul>
        </li>
      </ul>
    </Section>
  )
}
