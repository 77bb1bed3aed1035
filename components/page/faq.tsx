import { ToolIcon } from '@/components/ui/tool-icon'
import { Section } from './section'

type Props = { title: string; entries: readonly { question: string; answer: string }[] }

export function Faq({ title, entries }: Props) {
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
