import { LearnedValue } from './learned-value'
import type { ModelSettings } from './settings'

/** Whether the model looks at pictures: by its settings, and by what its server has said of the last one. */
export const createVisionSupport = ({ model, visionModel = model }: Pick<ModelSettings, 'model' | 'visionModel'>) =>
  new LearnedValue(visionModel !== null)
