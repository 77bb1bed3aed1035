import type { ComponentType, ReactNode } from 'react'
import { widgetViews } from './deferred-views.gen'

/** The view of a widget that loads after the page. A separate chunk spares other pages the list of chunks. */
export default function DeferredWidget({ type, sample }: { type: string; sample: ReactNode }) {
  const View = (widgetViews as Readonly<Record<string, ComponentType<{ sample: ReactNode }>>>)[type]
  return View && <View sample={sample} />
}
