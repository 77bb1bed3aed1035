import { useSyncExternalStore } from 'react'
import { favourites, isMarked, noFavourites } from '@/lib/browser/favourites'
import type { Card } from '@/lib/tool/card'

type Tool = { type: string; name: string }

/** The visitor's board. */
export function useBoard() {
  return useSyncExternalStore(favourites.subscribe, favourites.list, () => noFavourites)
}

/** Marking one tool's results as favourites, which puts them on the board. */
export function useFavourites(tool: Tool) {
  const list = useBoard()
  return {
    isMarked: (card: Card) => isMarked(list, tool.type, card),
    /** A favourite stays one when the visitor changes its text. */
    follow: (before: Card, after: Card) => favourites.follow(tool.type, before, after),
    toggle: (card: Card) => favourites.toggle({ tool: tool.type, toolName: tool.name, at: Date.now(), card }),
  }
}
