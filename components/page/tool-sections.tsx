import { ToolIcon } from '@/components/ui/tool-icon'
import { formatMonth } from '@/lib/core/format/format-time'
import type { ListedTool, Tool, ToolCopy } from '@/lib/tool/tool'
import { Point, Section } from './section'
import { ToolGrid } from './tool-cards'

const getGridClass = ({ length }: readonly unknown[]) =>
  `mt-4 grid gap-3 sm:mt-6 sm:grid-cols-2 sm:gap-x-8 sm:gap-y-6 ${length === 4 ? 'lg:grid-cols-4' : 'lg:grid-cols-3'}`

type Props = { title: string; lead?: string | undefined; steps: readonly { title: string; text: string }[] }

export function HowItWorks({ title, lead, steps }: Props) {
  return (
    <Section title={title} {...(lead && { lead })}>
      <ol className={getGridClass(steps)}>
        {steps.map((step, index) => (
          <li key={step.title}>
            <h3 className="flex items-baseline gap-2 font-semibold text-lg leading-snug">
              <span className="text-accent tabular-nums">{index + 1}</span> {step.title}
            </h3>
            <p className="mt-1 text-muted text-sm sm:text-base">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

type FeaturesProps = { title: string; features: readonly { title: string; text: string }[] }

export function Features({ title, features }: FeaturesProps) {
  return (
    <Section title={title}>
      <ul className={getGridClass(features)}>
        {features.map((feature) => (
          <Point key={feature.title} {...feature} />
        ))}
      </ul>
    </Section>
  )
}

type FaqProps = { title: string; entries: readonly { question: string; answer: string }[] }

export function Faq({ title, entries }: FaqProps) {
  return (
    <Section title={title} hasSideHeading>
      <div className="mt-3 divide-y divide-line border-line border-y sm:mt-6 lg:mt-0">
        {entries.map(({ question, answer }) => (
          <details key={question} className="group">
            <summary className="flex min-h-11 list-none items-center justify-between gap-4 py-2 font-semibold leading-snug sm:min-h-14 [&::-webkit-details-marker]:hidden">
              {question}
              <ToolIcon name="chevron-down" size={20} className="shrink-0 text-muted group-open:rotate-180" />
            </summary>
            <p className="max-w-prose pb-4 text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  )
}

export function RelatedTools({ title, tools }: { title: string; tools: readonly (Tool & ListedTool)[] }) {
  return (
    <Section title={title}>
      <ToolGrid tools={tools} actionLabel="Try This Tool" />
    </Section>
  )
}

export function Sources({ sources }: { sources: ToolCopy['sources'] }) {
  if (sources.length === 0) return null
  return (
    <details className="mx-auto mt-4 max-w-7xl px-4 text-muted text-sm sm:px-6">
      <summary className="flex min-h-11 items-center gap-2 font-semibold text-ink">Where our facts come from</summary>
      <ul>
        {sources.map(({ label, url, checked }) => (
          <li key={url} className="py-1">
            <a href={url} rel="nofollow noopener" className="underline underline-offset-4 hover:text-ink">
              {label}
            </a>
            , checked in {formatMonth(checked)}
          </li>
        ))}
      </ul>
    </details>
  )
}
