import { LearnedValue } from './learned-value'
import type { ModelSettings } from './settings'

/** Whether the model accepts images, from its settings and the server's last reply to one. */
export const createVisionSupport = ({ model, visionModel = model }: Pick<ModelSettings, 'model' | 'visionModel'>) =>
  new LearnedValue(visionModel !== null)
