import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'
import type { Notice } from './notify'

const errorIds = new Set<string | number>()
/** Part of an error's id, so that dismissing an error does not also dismiss the same error of the next attempt. */
let attemptNumber = 0
/** Dismissed by the next confirmation: a second one would be below the header. */
let lastSuccess: string | undefined
let regionPromise: Promise<void> | undefined

/** Mounts the live region shortly before its first notice; otherwise screen readers do not announce it. */
function mountRegion(): Promise<void> {
  document.documentElement.style.setProperty('--bar-height', `${measureBar()}px`)
  regionPromise ??= new Promise((resolve) => {
    const host = document.body.appendChild(document.createElement('div'))
    flushSync(() => createRoot(host).render(<NoticeRegion />))
    setTimeout(resolve, 100)
  })
  return regionPromise
}

export async function showError({ title, text }: Notice): Promise<void> {
  await mountRegion()
  errorIds.add(toast.error(title, { id: `${attemptNumber} ${title} ${text}`, description: text, duration: 30_000 }))
}

export async function showSuccess(text: string): Promise<void> {
  await mountRegion()
  if (lastSuccess && lastSuccess !== text) toast.dismiss(lastSuccess)
  lastSuccess = text
  toast.success(text, { id: text, duration: 4_000, position: 'top-center' })
}

export function clearErrors(): void {
  for (const id of errorIds) toast.dismiss(id)
  errorIds.clear()
  attemptNumber += 1
}

/** Returns the height of the bar at the bottom of the screen, such as an editor's. */
function measureBar(): number {
  const elements = document.elementsFromPoint(innerWidth / 2, innerHeight - 1)
  const bar = elements.find((element) => /fixed|sticky/.test(getComputedStyle(element).position))
  return bar && !bar.matches('dialog') ? innerHeight - bar.getBoundingClientRect().top : 0
}

/** Clear of the bar, or of the results' bar, which may appear later. */
const bottomOffset = 'max(5rem + env(safe-area-inset-bottom, 0px), var(--bar-height) + 0.75rem)'

const toastClass =
  'flex w-full font-sans items-start gap-3 rounded-lg border bg-surface py-3 pl-4 pr-12 text-ink shadow-lg'

/** A confirmation of one line covers the header and nothing below it. */
const edgeOffset = '0.25rem'

function NoticeRegion() {
  const isWide = matchMedia('(min-width: 64rem)').matches
  return (
    <Toaster
      // An error may have several lines, so it is at the bottom, below the first result.
      position={isWide ? 'bottom-right' : 'bottom-center'}
      offset={{ top: edgeOffset, bottom: isWide ? '1.5rem' : bottomOffset }}
      mobileOffset={{ top: edgeOffset, right: edgeOffset, bottom: bottomOffset, left: edgeOffset }}
      closeButton
      expand
      containerAriaLabel="Notices"
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: 'Close this notice',
        classNames: {
          toast: toastClass,
          error: 'border-danger [&_[data-icon]]:text-danger',
          success: 'border-positive [&_[data-icon]]:text-positive',
          title: 'font-semibold',
          description: 'mt-1 text-sm text-muted',
          icon: 'mt-0.5 shrink-0',
          closeButton:
            'absolute right-1 top-1 grid size-11 place-items-center rounded-md text-muted hover:bg-raised hover:text-ink',
        },
      }}
    />
  )
}
