import type { Job } from '@/components/run/flow'
import type { FormValues } from '@/lib/tool/form-values'

type Added = NonNullable<Job['picture']>

/** `isLookedAt`: whether a model sees it with these options. */
type Place = {
  tool: string
  picture: Added | null
  isLookedAt: (parameters: FormValues['parameters']) => boolean
}

let place: Place | null = null

/** Nothing to look at is enough where nobody looks. */
const none: Added = { isEnough: true }

/** The picture that stands in the form on the page: in memory alone, and of one tool at a time. */
export const addedPicture = {
  /** What goes along with a run that has these options. */
  of(tool: string, parameters: FormValues['parameters']): Added | null {
    if (place?.tool !== tool) return null
    return place.isLookedAt(parameters) ? place.picture : none
  },
  set(tool: string, picture: Added | null, isLookedAt: Place['isLookedAt'] = () => true) {
    place = { tool, picture, isLookedAt }
  },
  forget(tool: string) {
    if (place?.tool === tool) place = null
  },
}
