'use client'

import { useEffect, useMemo, useRef, useState } from 'react'
import { useLazyModule } from '@/components/loading/lazy-module'
import { NeedsModelLabel } from '@/components/ui/needs-model'
import { RadioChip } from '@/components/ui/radio-chip'
import { getIconPath, Tile } from '@/components/ui/tile'
import { formatNothingFound, searchNotLoadedMessage } from '@/lib/core/errors/search-messages'
import { emptyFilter, filterGroups, type ToolListGroup } from './tool-filter'

type FilterChipsProps = {
  name: string
  label: string
  anyLabel: string
  options: readonly { value: string; label: string }[]
}

function FilterChips({ name, label, anyLabel, options }: FilterChipsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold text-sm">{label}</legend>
      <div className="mt-0.5 flex gap-2 py-1 *:shrink-0 max-lg:fade-edge max-lg:-mx-4 max-lg:pl-4 lg:flex-wrap lg:*:min-h-9 lg:*:px-3">
        {[{ value: '', label: anyLabel }, ...options].map((option) => (
          <RadioChip key={option.value} name={name} value={option.value} defaultChecked={option.value === ''}>
            {option.label}
          </RadioChip>
        ))}
      </div>
    </fieldset>
  )
}

async function loadSearch() {
  const { createSearch, loadEntries } = await import('@/components/shell/search-dialog')
  const entries = await loadEntries()
  return createSearch(entries.filter(({ group }) => group.id !== null))
}

/** Null without a query or before the search has loaded. Partial if no tool matches all words. */
function useToolSearch(text: string) {
  const hasQuery = text.trim() !== ''
  const searchModule = useLazyModule(loadSearch, hasQuery)
  const result = useMemo(() => {
    if (!hasQuery || searchModule.status !== 'loaded') return { foundPaths: null, isPartialMatch: false }
    const { entries, isPartial } = searchModule.module(text)
    return { foundPaths: entries.map(({ path }) => path), isPartialMatch: isPartial }
  }, [hasQuery, searchModule, text])
  return { ...result, hasFailed: hasQuery && searchModule.status === 'failed' }
}

const countTools = (groups: readonly ToolListGroup[]) => groups.reduce((sum, { tools }) => sum + tools.length, 0)

type Props = {
  groups: readonly ToolListGroup[]
  groupFilter: { label: string; anyLabel: string }
  startingPoints?: Readonly<Record<string, string>>
}

/** All tools by group, with filters. Without JavaScript the full list is shown. */
export function ToolList({ groups, groupFilter, startingPoints }: Props) {
  const formRef = useRef<HTMLFormElement>(null)
  const [filter, setFilter] = useState(emptyFilter)
  const [text, setText] = useState('')
  const { foundPaths, isPartialMatch, hasFailed } = useToolSearch(text)
  const matchingGroups = filterGroups(groups, filter, foundPaths)
  const matchCount = countTools(matchingGroups)
  const totalCount = countTools(groups)
  const isOverview = matchCount === totalCount

  function updateFilter() {
    if (!formRef.current) return
    const data = new FormData(formRef.current)
    const getValue = (name: string) => String(data.get(name) ?? '')
    setText(getValue('text'))
    setFilter({ group: getValue('group'), startingPoint: getValue('start'), mustRunInBrowser: data.has('inBrowser') })
  }

  function reset() {
    setText('')
    setFilter(emptyFilter)
  }

  // Applies values that were entered before hydration or restored by the browser.
  useEffect(updateFilter, [])

  return (
    <div className="mx-auto mt-5 max-w-7xl px-4 sm:px-6 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-10 noscript:block">
      <search className="lg:sticky lg:top-20 lg:self-start noscript:hidden">
        <form
          ref={formRef}
          aria-label="Filter the tools"
          method="dialog"
          onSubmit={(event) => event.preventDefault()}
          onInput={updateFilter}
          onReset={reset}
          className="grid content-start gap-4"
        >
          <input
            type="search"
            name="text"
            aria-label="Find a tool"
            placeholder="Find a tool"
            autoComplete="off"
            className="min-h-12 w-full rounded-lg border border-field-line bg-surface px-4 text-base text-ink placeholder:text-muted"
          />
          <FilterChips name="group" {...groupFilter} options={groups.map(({ id, label }) => ({ value: id, label }))} />
          {startingPoints && (
            <FilterChips
              name="start"
              label="I’ve got"
              anyLabel="Anything"
              options={Object.entries(startingPoints).map(([value, label]) => ({ value, label }))}
            />
          )}
          <label className="flex min-h-11 items-center gap-3 font-semibold text-sm">
            <input type="checkbox" name="inBrowser" />
            Works offline
          </label>
        </form>
      </search>
      <div className="max-lg:mt-6">
        <p role="status" className="text-muted text-sm">
          {hasFailed ? searchNotLoadedMessage : formatMatchCount(matchCount, totalCount, isPartialMatch ? text : null)}
        </p>
        {matchCount === 0 && (
          <button
            type="button"
            onClick={() => formRef.current?.reset()}
            className="mt-2 min-h-11 font-semibold underline underline-offset-4"
          >
            Show all tools
          </button>
        )}
        {/* On a phone, an overview of all tools is two columns of names. */}
        {matchingGroups.map(({ id, label, path, tools }) => (
          <section key={id} data-group={id} aria-labelledby={`group-${id}`} className="mt-8 first-of-type:mt-4">
            <h2 id={`group-${id}`} className="font-bold text-section">
              {path ? (
                <a href={path} className="underline-offset-4 hover:underline">
                  {label}
                </a>
              ) : (
                label
              )}
            </h2>
            <ul className={`mt-3 grid gap-2 ${isOverview ? 'two-columns' : 'md:two-columns'}`}>
              {tools.map((tool) => (
                <li
                  key={tool.path}
                  className={`relative flex items-center rounded-xl border-line hover:border-field-line ${isOverview ? 'min-h-11 gap-2.5 text-sm md:gap-3 md:border md:bg-surface md:p-3 md:text-base' : 'gap-3 border bg-surface p-3'}`}
                >
                  <Tile>
                    <svg aria-hidden className="size-5">
                      <use href={getIconPath(tool.icon)} />
                    </svg>
                  </Tile>
                  <div className="min-w-0">
                    <h3 className="font-semibold leading-snug">
                      <a href={tool.path} className="after:absolute after:inset-0 after:rounded-xl">
                        {tool.name}
                      </a>
                    </h3>
                    <p className={`mt-0.5 text-muted text-sm ${isOverview ? 'max-md:hidden' : ''}`}>{tool.card}</p>
                    {tool.needsModel && <NeedsModelLabel />}
                  </div>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}

function formatMatchCount(matchCount: number, totalCount: number, partlyMatchedText: string | null): string {
  if (matchCount === 0) return 'No tool matches all of those filters.'
  if (partlyMatchedText !== null) return formatNothingFound(partlyMatchedText, true)
  if (matchCount === totalCount) return `${totalCount} free tools`
  return `${matchCount} of ${totalCount} tools`
}
