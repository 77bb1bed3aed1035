import { Section } from './section'

export function Guarantees({ entries }: { entries: readonly { title: string; text: string }[] }) {
  return (
    <Section title="Ready to Post">
      <div className="mt-6 grid gap-x-10 gap-y-7 sm:grid-cols-2">
        {entries.map(({ title, text }) => (
          <div key={title} className="border-accent border-l-2 pl-4">
            <h3 className="font-semibold text-lg">{title}</h3>
            <p className="mt-1 text-muted">{text}</p>
          </div>
        ))}
      </div>
    </Section>
  )
}
