import { Section } from './section'
import { SwipeRow } from './swipe-row'

type Props = { title: string; features: readonly { title: string; text: string }[] }

export function Features({ title, features }: Props) {
  return (
    <Section title={title}>
      <SwipeRow label={title} columnClassName="sm:gap-x-8 sm:gap-y-6 lg:grid-cols-3">
        {features.map((feature) => (
          <li key={feature.title}>
            <h3 className="font-semibold">{feature.title}</h3>
            <p className="mt-1 text-muted text-sm sm:text-base">{feature.text}</p>
          </li>
        ))}
      </SwipeRow>
    </Section>
  )
}
