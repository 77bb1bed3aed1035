import type { Job } from '@/components/run/flow'
import type { FormValues } from '@/lib/tool/form-values'

type JobImage = NonNullable<Job['image']>

/** `isSentToModel` tells whether a model receives the image with these options. */
type FormImage = {
  toolType: string
  image: JobImage | null
  isSentToModel: (parameters: FormValues['parameters']) => boolean
}

let formImage: FormImage | null = null

export const formImageStore = {
  get(toolType: string, parameters: FormValues['parameters']): JobImage | null {
    if (formImage?.toolType !== toolType) return null
    return formImage.isSentToModel(parameters) ? formImage.image : { allowsEmptyPrompt: true }
  },
  set(toolType: string, image: JobImage | null, isSentToModel: FormImage['isSentToModel'] = () => true) {
    formImage = { toolType, image, isSentToModel }
  },
  forget(toolType: string) {
    if (formImage?.toolType === toolType) formImage = null
  },
}

let serverInput: HTMLInputElement | null = null

/** Holds the server-rendered input: React may replace it, and a file chosen before hydration stays on it. */
export const earlyImageStore = {
  hold() {
    if (typeof document !== 'undefined') serverInput = document.querySelector('main input[type=file]')
  },
  /** Returns the file once. Undefined if the input is still on the page, which then provides the file itself. */
  take(): File | undefined {
    const input = serverInput
    serverInput = null
    return input?.isConnected === false ? input.files?.[0] : undefined
  },
}
