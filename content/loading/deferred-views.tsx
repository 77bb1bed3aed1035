import type { ComponentType } from 'react'
import { widgetViews } from './deferred-views.gen'

/** The view of a widget that loads after the page. A separate chunk spares other pages the list of chunks. */
export default function DeferredWidget({ type }: { type: string }) {
  const View = (widgetViews as Readonly<Record<string, ComponentType>>)[type]
  return View && <View />
}
