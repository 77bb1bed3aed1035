import { LazySection } from '@/components/loading/lazy-section'
import type { FormValues } from '@/lib/tool/form-values'

const loadBackdropMakerModule = () => import('./backdrop-maker')

export function NoImageModelNotice({ values }: { values: FormValues }) {
  return (
    <section
      aria-labelledby="without-model"
      className="rounded-xl border border-line bg-surface p-4 max-lg:mt-6 sm:p-5"
    >
      <h3 id="without-model" className="font-bold text-section">
        You get a prompt here, not a picture
      </h3>
      <p className="mt-2 text-muted">
        No model that draws is connected. Your words, the style and the format become one prompt for any generator; the
        Social Image Resizer cuts what it draws to the pixel. No words yet?{' '}
        <a href="/image-tools/ai-prompt-writer" className="font-semibold text-ink underline underline-offset-2">
          The prompt writer
        </a>{' '}
        makes three of an idea.
      </p>
      <LazySection title="Draw a background, without AI" loadModule={loadBackdropMakerModule}>
        {({ BackdropMaker }) => <BackdropMaker values={values} />}
      </LazySection>
    </section>
  )
}
