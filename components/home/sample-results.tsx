import { Section } from '@/components/page/section'
import { SwipeRow } from '@/components/page/swipe-row'
import type { GroupId } from '@/lib/tool/tool-identity'
import { SampleCard } from './sample-card'
import { SamplePost } from './sample-post'
import { SampleSlides } from './sample-slides'
import { SampleThread } from './sample-thread'
import { SampleTitles } from './sample-titles'
import { TagList } from './tag-list'

type SampleRun = {
  tool: { name: string; path: string; icon: string; group: GroupId }
  prompt: string
  texts: readonly string[]
  finishedTexts: readonly [string, ...string[]]
}

type Props = { runs: Record<'carousel' | 'thread' | 'caption' | 'title' | 'tags' | 'names', SampleRun> }

/** One result of each kind, made by the site itself and shown as what it will be. */
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
