import { getButtonClass } from '@/components/ui/button'

export function HomeClosing() {
  return (
    <section aria-labelledby="get-started" className="mx-auto mt-14 max-w-7xl px-4 sm:mt-18 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-6 rounded-xl border border-line bg-raised p-6 sm:p-8">
        <div>
          <h2 id="get-started" className="font-bold text-section">
            Your first result is a minute away
          </h2>
          <p className="mt-1 text-muted">No account, no card, nothing to install.</p>
        </div>
        <a href="/tools" className={getButtonClass({ variant: 'primary', size: 'large' })}>
          Get Started Free
        </a>
      </div>
    </section>
  )
}
