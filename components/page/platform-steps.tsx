import { Section } from './section'

type Props = { title: string; lead: string; steps: readonly { name: string; path: string; text: string }[] }

/** Suggested order of a platform's tools. Hidden with fewer than two steps. */
export function PlatformSteps({ title, lead, steps }: Props) {
  if (steps.length < 2) return null
  return (
    <Section title={title} lead={lead}>
      <ol className="mt-6 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step.path} className="border-accent border-t-2 pt-3">
            <h3 className="font-semibold">
              <span className="text-accent tabular-nums">{index + 1}.</span>{' '}
              <a href={step.path} className="underline decoration-line underline-offset-4 hover:decoration-ink">
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
