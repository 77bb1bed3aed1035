'use client'

import { type ReactNode, useRef, useState } from 'react'

type Props = { icon: ReactNode; children: ReactNode }

/** Navigation on small screens. It is a native popover, so that it works before hydration. */
export function Menu({ icon, children }: Props) {
  const panelRef = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="md:hidden">
      <button
        type="button"
        popoverTarget="site-menu"
        aria-label="Menu"
        aria-expanded={isOpen}
        className="grid size-[44px] place-items-center rounded-lg hover:bg-raised"
      >
        {icon}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the handler catches clicks on the links inside, which
          are the controls. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: pressing Enter on a link is a click. */}
      <div
        id="site-menu"
        popover="auto"
        ref={panelRef}
        onToggle={(event) => setIsOpen(event.newState === 'open')}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) panelRef.current?.hidePopover()
        }}
        className="inset-x-0 top-14 bottom-auto m-0 w-full max-w-none border-line border-b bg-surface p-3 text-ink shadow-lg"
      >
        {children}
      </div>
    </div>
  )
}
