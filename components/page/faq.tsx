import { ToolIcon } from '@/components/ui/tool-icon'
import { Section } from './section'

type Props = { title: string; entries: readonly { question: string; answer: string }[] }

export function Faq({ title, entries }: Props) {
  return (
    <Section title={title} beside>
      <div className="mt-6 divide-y divide-line border-line border-y lg:mt-0">
        {entries.map(({ question, answer }) => (
          <details key={question} className="group">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
              {question}
              <ToolIcon name="chevron-down" size={20} className="shrink-0 text-muted group-open:rotate-180" />
            </summary>
            <p className="pb-5 text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  )
}
