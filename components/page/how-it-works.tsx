import { Section } from './section'
import { SwipeRow } from './swipe-row'

type Props = {
  title: string
  lead?: string | undefined
  steps: readonly { title: string; text: string }[]
}

export function HowItWorks({ title, lead, steps }: Props) {
  return (
    <Section title={title} {...(lead && { lead })}>
      <SwipeRow
        label={title}
        isOrdered
        columnClassName={`sm:gap-x-8 sm:gap-y-6 ${steps.length % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-4'}`}
      >
        {steps.map((step, index) => (
          <li key={step.title}>
            <h3 className="flex items-baseline gap-2 font-semibold text-lg leading-snug">
              <span className="text-accent tabular-nums">{index + 1}</span> {step.title}
            </h3>
            <p className="mt-1 text-muted text-sm sm:text-base">{step.text}</p>
          </li>
        ))}
      </SwipeRow>
    </Section>
  )
}
