import type { Job } from '@/components/run/flow'
import type { FormValues } from '@/lib/tool/form-values'

type JobImage = NonNullable<Job['image']>

/** `isSentToModel`: whether a model sees it with these options. */
type FormImage = {
  toolType: string
  image: JobImage | null
  isSentToModel: (parameters: FormValues['parameters']) => boolean
}

let formImage: FormImage | null = null

/** Nothing to look at is enough where nobody looks. */
const omittedImage: JobImage = { allowsEmptyPrompt: true }

/** The picture that stands in the form on the page: in memory alone, and of one tool at a time. */
export const formImageStore = {
  /** What goes along with a run that has these options. */
  get(toolType: string, parameters: FormValues['parameters']): JobImage | null {
    if (formImage?.toolType !== toolType) return null
    return formImage.isSentToModel(parameters) ? formImage.image : omittedImage
  },
  set(toolType: string, image: JobImage | null, isSentToModel: FormImage['isSentToModel'] = () => true) {
    formImage = { toolType, image, isSentToModel }
  },
  forget(toolType: string) {
    if (formImage?.toolType === toolType) formImage = null
  },
}
