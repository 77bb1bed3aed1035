import type { KeyboardEvent, ReactNode } from 'react'

type Tab<Id> = { id: Id; label: string }

const getTabId = (group: string, id: string) => `${group}-tab-${id}`
const getPanelId = (group: string, id: string) => `${group}-panel-${id}`

const variantClassNames = {
  line: {
    list: 'flex-wrap border-line border-b',
    tab: 'shrink-0 grow border-b-2 border-transparent px-1.5 text-muted hover:text-ink aria-selected:border-accent aria-selected:font-semibold aria-selected:text-ink',
  },
  pills: {
    list: 'flex-wrap gap-2',
    tab: 'rounded-full border border-field-line px-4 font-semibold hover:bg-raised aria-selected:border-accent aria-selected:bg-soft aria-selected:text-accent forced-colors:aria-selected:bg-[Highlight] forced-colors:aria-selected:text-[HighlightText]',
  },
} as const

type TabListProps<Id> = {
  /** Prefix of the ids of tabs and panels. */
  group: string
  label: string
  tabs: readonly Tab<Id>[]
  activeId: Id
  variant?: keyof typeof variantClassNames
  className?: string
  onSelect: (id: Id) => void
}

export function TabList<Id extends string>(props: TabListProps<Id>) {
  const { group, label, tabs, activeId, variant = 'line', className = '', onSelect } = props
  function handleKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const index = tabs.findIndex(({ id }) => id === activeId)
    const nextIndex = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: -1 }[event.key]
    const nextTab = nextIndex === undefined ? undefined : tabs.at(nextIndex % tabs.length)
    if (!nextTab) return
    event.preventDefault()
    onSelect(nextTab.id)
    document.getElementById(getTabId(group, nextTab.id))?.focus()
  }

  return (
    <div
      role="tablist"
      aria-label={label}
      className={`flex ${variantClassNames[variant].list} ${className}`}
      onKeyDown={handleKeyDown}
    >
      {tabs.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={getTabId(group, id)}
          aria-selected={id === activeId}
          aria-controls={getPanelId(group, id)}
          tabIndex={id === activeId ? 0 : -1}
          onClick={() => onSelect(id)}
          className={`min-h-11 text-sm ${variantClassNames[variant].tab}`}
        >
          {label}
        </button>
      ))}
    </div>
  )
}

type TabPanelProps = { group: string; id: string; isActive: boolean; className: string; children: ReactNode }

export function TabPanel({ group, id, isActive, className, children }: TabPanelProps) {
  return (
    <div
      role="tabpanel"
      id={getPanelId(group, id)}
      aria-labelledby={getTabId(group, id)}
      hidden={!isActive}
      className={className}
    >
      {children}
    </div>
  )
}
