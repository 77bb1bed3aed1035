import { Section } from '@/components/page/section'
import { Swipe } from '@/components/page/swipe'
import type { GroupId } from '@/lib/tool/identity'
import { MadeCard } from './made-card'
import { MadePost } from './made-post'
import { MadeSlides } from './made-slides'
import { MadeThread } from './made-thread'
import { MadeVideo } from './made-video'
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
      lead="One line in, this out. Unedited. Dashed words are blanks for you to fill."
    >
      <Swipe label="Results of six tools" columns="sm:gap-3 lg:grid-cols-3">
        <MadeCard {...carousel} title="Instagram carousel" wide>
          <MadeSlides texts={carousel.texts} />
        </MadeCard>
        <MadeCard {...thread} title="Thread for X">
          <MadeThread texts={thread.texts.slice(0, 3)} />
        </MadeCard>
        <MadeCard {...caption} title="Instagram caption">
          <MadePost text={caption.finished[0]} />
        </MadeCard>
        <MadeCard {...title} title="YouTube titles">
          <MadeVideo texts={title.finished.slice(0, 3)} />
        </MadeCard>
        <li className="grid content-start gap-3 sm:grid-rows-2">
          <ul className="contents">
            <MadeCard {...tags} title="Instagram hashtags">
              <TagList text={tags.finished[0]} />
            </MadeCard>
            <MadeCard {...names} title="TikTok usernames">
              <TagList text={names.finished.slice(0, 5).join(' ')} />
            </MadeCard>
          </ul>
        </li>
      </Swipe>
    </Section>
  )
}
