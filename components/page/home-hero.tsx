import type { ReactNode } from 'react'
import { getButtonClass } from '@/components/ui/button'
import { ToolIcon } from '@/components/ui/tool-icon'

type Props = {
  invitation: string
  children: ReactNode
}

/**
 * The headline, the prompt box and links to the tools: next to the headline on wide screens, below the box on a phone.
 */
export function HomeHero({ invitation, children }: Props) {
  return (
    <div className="mx-auto grid max-w-7xl gap-x-8 px-4 pt-6 sm:px-6 sm:pt-12 lg:grid-cols-[1fr_auto] lg:pt-16">
      <h1 className="text-balance font-bold text-display lg:col-span-2">Free AI Tools for Everyone</h1>
      <p className="mt-3 max-w-xl text-muted sm:mt-4 sm:text-xl">
        Type one line. Get hooks, captions, titles and hashtags that fit where you post.
      </p>
      <div className="mt-5 min-w-0 sm:mt-8 lg:col-span-2 lg:row-start-3">{children}</div>
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2 lg:col-start-2 lg:row-start-2 lg:mt-4">
        <p className="text-muted text-sm">{invitation}</p>
        <a href="/social-media-tools" className={`order-first lg:order-last ${getButtonClass({ size: 'large' })}`}>
          Explore Tools
          <ToolIcon name="arrow-right" size={20} />
        </a>
      </div>
    </div>
  )
}
