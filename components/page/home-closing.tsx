import { buttonClass } from '@/components/ui/button'

export function HomeClosing() {
  return (
    <section
      aria-labelledby="get-started"
      className="mx-auto mt-20 flex max-w-6xl flex-wrap items-center justify-between gap-6 border-line border-t px-4 pt-10 sm:px-6"
    >
      <div>
        <h2 id="get-started" className="font-bold text-2xl tracking-tight sm:text-3xl">
          The first result is a minute away
        </h2>
        <p className="mt-1 text-muted sm:text-lg">No account, no card, nothing to install.</p>
      </div>
      <a href="/social-media-tools" className={buttonClass({ look: 'primary', size: 'large' })}>
        Get Started Free
      </a>
    </section>
  )
}
