import type { PlatformCopy } from '@/content/platforms'
import { toolByType } from '@/content/tools'
import { Section } from './section'

type Props = PlatformCopy['order'] & { steps: PlatformCopy['steps'] }

/** An order in which a platform's tools make sense; steps whose tool has no page are left out. */
export function PlatformOrder({ title, lead, steps }: Props) {
  const shown = steps.flatMap(({ type, text }) => {
    const tool = toolByType(type)
    return tool ? [{ name: tool.copy.name, path: tool.path, text }] : []
  })
  if (shown.length < 2) return null
  return (
    <Section title={title} lead={lead}>
      <ol className="mt-6 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map((step, index) => (
          <li key={step.path} className="border-accent border-t-2 pt-3">
            <h3 className="font-semibold">
              <span className="text-accent tabular-nums">{index + 1}.</span>{' '}
              <a
                href={step.path}
                className="underline decoration-line underline-offset-4 hover:decoration-ink"
              >
                {step.name}
              </a>
            </h3>
            <p className="mt-1 text-muted">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
