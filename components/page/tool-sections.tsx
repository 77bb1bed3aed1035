import type { ReactNode } from 'react'
import { ToolIcon } from '@/components/ui/tool-icon'
import { formatMonth } from '@/lib/core/format/format-time'
import type { ToolCopy } from '@/lib/tool/tool'
import { Point, Section, sideColumnsClass } from './section'

/** Two, three or four in a row: seven are four and three. */
const getRowsClass = ({ length }: readonly unknown[]) =>
  `mt-4 filled-rows sm:mt-6 ${length % 4 === 0 || length % 3 === 1 ? 'lg:*:basis-1/5' : ''}`

type Props = { title: string; lead?: string | undefined; steps: readonly { title: string; text: string }[] }

export function HowItWorks({ title, lead, steps }: Props) {
  return (
    <Section title={title} {...(lead && { lead })}>
      <ol className={getRowsClass(steps)}>
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

export function Features({ title, features }: { title: string; features: readonly { title: string; text: string }[] }) {
  return (
    <Section title={title}>
      <ul className={getRowsClass(features)}>
        {features.map((feature) => (
          <Point key={feature.title} {...feature} />
        ))}
      </ul>
    </Section>
  )
}

function Entry({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="flex min-h-11 list-none items-center justify-between gap-4 py-2 font-semibold leading-snug sm:min-h-14 [&::-webkit-details-marker]:hidden">
        {title}
        <ToolIcon name="chevron-down" size={20} className="shrink-0 text-muted group-open:rotate-180" />
      </summary>
      {children}
    </details>
  )
}

export function Faq({ entries }: { entries: ToolCopy['faq'] }) {
  return (
    <Section title="Frequently Asked Questions" hasSideHeading>
      <div className="mt-3 divide-y divide-line border-line border-y sm:mt-6 lg:mt-0">
        {entries.map(({ question, answer }) => (
          <Entry key={question} title={question}>
            <p className="max-w-prose pb-4 text-muted">{answer}</p>
          </Entry>
        ))}
      </div>
    </Section>
  )
}

export const sourcesTitle = 'Where our facts come from'

type SourcesProps = { sources: ToolCopy['sources'] }

/** In the column of the questions, directly below them. */
export function Sources({ sources }: SourcesProps) {
  if (sources.length === 0) return null
  return (
    <div className={`mx-auto max-w-7xl px-4 sm:px-6 ${sideColumnsClass}`}>
      <div className="border-line border-b lg:col-start-2">
        <Entry title={sourcesTitle}>
          <SourceList sources={sources} />
        </Entry>
      </div>
    </div>
  )
}

export function SourceList({ sources }: SourcesProps) {
  return (
    <ul className="pb-4 text-muted text-sm">
      {sources.map(({ label, url, checked }) => (
        <li key={url} className="py-1">
          <a href={url} rel="nofollow noopener" className="underline underline-offset-4 hover:text-ink">
            {label}
          </a>
          , checked in {formatMonth(checked)}
        </li>
      ))}
    </ul>
  )
}
