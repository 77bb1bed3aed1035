import { Section } from './section'

type Props = { title: string; features: readonly { title: string; text: string }[] }

export function Features({ title, features }: Props) {
  return (
    <Section title={title}>
      <div className="mt-6 grid gap-x-10 gap-y-6 rounded-2xl border border-line bg-surface p-5 sm:grid-cols-2 sm:p-8">
        {features.map((feature) => (
          <div key={feature.title}>
            <h3 className="font-semibold">{feature.title}</h3>
            <p className="mt-1 text-muted">{feature.text}</p>
          </div>
        ))}
      </div>
    </Section>
  )
}
