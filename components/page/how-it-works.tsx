import { Section } from './section'

type Props = { title: string; steps: readonly { title: string; text: string }[] }

export function HowItWorks({ title, steps }: Props) {
  return (
    <Section title={title}>
      <ol
        className={`mt-6 grid gap-6 sm:grid-cols-2 ${steps.length % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-4'}`}
      >
        {steps.map((step, index) => (
          <li key={step.title} className="border-accent border-t-2 pt-4">
            <h3 className="font-semibold text-lg">
              <span className="text-accent tabular-nums">{index + 1}.</span> {step.title}
            </h3>
            <p className="mt-1 text-muted">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
