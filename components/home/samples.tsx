import type { ReactNode } from 'react'
import { Section } from '@/components/page/section'
import { SampleFrame } from '@/components/page/tool-sample'
import { formatBytes } from '@/lib/core/format/format-bytes'
import { getPreset } from '@/lib/platforms/images/presets'
import type { ListedTool } from '@/lib/tool/tool'
import { sampleFacts } from './sample-facts.gen'
import { SampleCrop, SampleDrawing, SamplePhoto } from './sample-images'

type SampleProps = { tool: ListedTool; title: string; text: string; className?: string; children: ReactNode }

function Sample({ tool, title, text, className = '', children }: SampleProps) {
  return (
    <li
      data-group={tool.group}
      className={`relative flex min-w-0 flex-col overflow-hidden rounded-xl border border-line bg-surface focus-within:border-field-line hover:border-field-line ${className}`}
    >
      <div className="flex flex-col justify-center sm:grow">{children}</div>
      <div className="flex items-center gap-4 p-4">
        <div className="min-w-0 grow">
          <h3 className="font-semibold">
            <a href={tool.path} className="after:absolute after:inset-0 after:rounded-xl">
              {title}
            </a>
          </h3>
          <p className="mt-0.5 text-muted text-sm">{text}</p>
        </div>
        <span className="shrink-0 font-semibold text-accent text-sm max-sm:hidden">Make yours</span>
      </div>
    </li>
  )
}

const { photo, crops, quotes, slides } = sampleFacts
const savedPercent = Math.round((1 - photo.compressedBytes / photo.bytes) * 100)

function ThumbnailSample() {
  return (
    <div className="relative aspect-video overflow-hidden bg-raised">
      <SamplePhoto className={crops.find(({ id }) => id === 'yt-thumbnail')?.photoClass ?? ''} />
      <SampleDrawing id="thumbnail" alt="Thumbnail: “3 days offline” over a tent by a mountain lake" />
    </div>
  )
}

function CompressionSample() {
  const rows = [
    { label: 'Before', bytes: photo.bytes },
    { label: 'After', bytes: photo.compressedBytes },
  ]
  return (
    <>
      <div className="relative aspect-video grow overflow-hidden bg-raised">
        <SamplePhoto className="object-bottom" alt="A lake in the mountains. The right half is compressed" />
        <span className="absolute inset-y-0 left-1/2 w-0.5 bg-white" />
      </div>
      <dl className="grid gap-1 px-4 pt-3">
        {rows.map(({ label, bytes }) => (
          <div key={label} className="grid grid-cols-[3.5rem_1fr_4rem] items-center gap-2 text-sm">
            <dt className="text-muted">{label}</dt>
            <dd className="order-last text-right font-semibold tabular-nums">{formatBytes(bytes)}</dd>
            <dd>
              <svg
                aria-hidden="true"
                viewBox="0 0 100 1"
                preserveAspectRatio="none"
                className="h-2.5 w-full rounded-full bg-raised"
              >
                <rect width={(bytes / photo.bytes) * 100} height="1" className="fill-accent" />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

export function CompressionPane() {
  return (
    <SampleFrame note="Yours get the same comparison, file by file.">
      <p className="mb-3">{`Before on the left, after on the right: ${savedPercent}% smaller.`}</p>
      <CompressionSample />
    </SampleFrame>
  )
}

type PostsProps = { label: string; name: string; texts: readonly string[]; className: string }

function Posts({ label, name, texts, className }: PostsProps) {
  return (
    <ul aria-label={label} className={`flex ${className}`}>
      {texts.map((text, index) => (
        <li key={text} className="relative aspect-4/5 min-w-0 flex-1 overflow-hidden rounded-md bg-raised">
          <SampleDrawing id={`${name}-${index + 1}`} alt={text} />
        </li>
      ))}
    </ul>
  )
}

type SampleTools = Record<'thumbnail' | 'compressor' | 'resizer' | 'quotes' | 'carousel', ListedTool>

/** What the tools made (`npm run samples`). A test compares the drawings and the numbers with what they make now. */
export function Samples({ tools }: { tools: SampleTools }) {
  return (
    <Section
      title="Real Results From Our Tools"
      lead="One computer-generated landscape, three quotes and a passage from an old book, in five tools."
    >
      {/* On a phone, a row to swipe: one fills most of the width, and the edge of the next is visible. */}
      <ul className="-mx-4 mt-4 flex snap-x snap-mandatory scroll-px-4 gap-4 overflow-x-auto px-4 [scrollbar-width:none] max-sm:*:w-[78%] max-sm:*:shrink-0 max-sm:*:snap-start sm:mx-0 sm:mt-6 sm:grid sm:grid-cols-2 sm:gap-3 sm:overflow-visible sm:px-0 lg:grid-cols-6">
        <Sample
          tool={tools.thumbnail}
          title="YouTube thumbnail"
          text="A template, three words and an image."
          className="lg:col-span-4"
        >
          <ThumbnailSample />
        </Sample>
        <Sample
          tool={tools.compressor}
          title={`Same image, ${savedPercent}% smaller file`}
          text="Before on the left, after on the right."
          className="lg:col-span-2"
        >
          <CompressionSample />
        </Sample>
        <Sample
          tool={tools.resizer}
          title="One image, every network’s size"
          text="The tent stays in frame. Dashed lines mark the safe area."
          className="lg:col-span-3"
        >
          <ul
            aria-label="The same image cropped for three networks"
            className="flex items-start gap-2 p-4 pb-0 sm:gap-3"
          >
            {crops.map(({ id, ...classes }) => (
              <SampleCrop key={id} preset={getPreset(id)} {...classes} />
            ))}
          </ul>
        </Sample>
        <Sample
          tool={tools.quotes}
          title="Quote cards"
          text="The text shrinks or splits until it fits."
          className="lg:col-span-3"
        >
          <Posts
            label="Quote cards"
            name="quote"
            texts={quotes.map(({ text, author }) => `${text} ${author}`)}
            className="gap-2 p-4 pb-0 sm:gap-3"
          />
        </Sample>
        <Sample
          tool={tools.carousel}
          title="Instagram carousel from your text"
          text="Four of Benjamin Franklin’s virtues, pasted in. Five slides out."
          className="sm:col-span-2 lg:col-span-6"
        >
          <Posts label="Slides" name="slide" texts={slides} className="gap-0.5 p-4 pb-0 max-sm:*:flex-[0_0_46%]" />
        </Sample>
      </ul>
    </Section>
  )
}

export function ImageSamples({ tools }: { tools: SampleTools }) {
  const samples = [
    { tool: tools.thumbnail, content: <ThumbnailSample /> },
    {
      tool: tools.compressor,
      content: (
        <div className="relative aspect-video bg-raised">
          <SamplePhoto className="object-bottom" />
          <p className="absolute inset-x-0 bottom-0 bg-black/70 px-2 py-1 font-semibold text-white text-xs tabular-nums">
            {formatBytes(photo.bytes)} → {formatBytes(photo.compressedBytes)}
          </p>
        </div>
      ),
    },
    {
      tool: tools.resizer,
      content: (
        <div className="relative flex aspect-video justify-center overflow-hidden bg-raised">
          <div className="relative aspect-4/5 h-full">
            <SamplePhoto className={crops[0]?.photoClass ?? ''} />
          </div>
        </div>
      ),
    },
    {
      tool: tools.quotes,
      content: (
        <div className="flex aspect-video items-center bg-raised p-2">
          <Posts label="Quote cards" name="quote" texts={quotes.map(({ text }) => text)} className="w-full gap-1" />
        </div>
      ),
    },
  ]
  return <SampleRow samples={samples} />
}

export function TextSamples({ samples }: { samples: readonly { tool: ListedTool; input: string; answer: string }[] }) {
  return (
    <SampleRow
      samples={samples.map(({ tool, input, answer }) => ({
        tool,
        content: (
          <div className="grid h-36 content-between gap-2 bg-raised p-3 sm:h-44">
            <p className="line-clamp-2 text-muted text-xs">{input}</p>
            <p className="line-clamp-3 whitespace-pre-line font-semibold sm:line-clamp-4">{answer}</p>
          </div>
        ),
      }))}
    />
  )
}

function SampleRow({ samples }: { samples: readonly { tool: ListedTool; content: ReactNode }[] }) {
  return (
    <ul className="mx-auto mt-4 flex max-w-7xl gap-2 px-4 max-sm:fade-edge sm:gap-4 sm:px-6">
      {samples.map(({ tool, content }) => (
        <li
          key={tool.type}
          data-group={tool.group}
          className="relative w-40 shrink-0 overflow-hidden rounded-xl border border-line bg-surface hover:border-field-line sm:w-auto sm:flex-1"
        >
          {content}
          <a
            href={tool.path}
            className="flex min-h-11 items-center px-3 font-semibold text-accent text-sm after:absolute after:inset-0 after:rounded-xl"
          >
            {tool.copy.name}
          </a>
        </li>
      ))}
    </ul>
  )
}
