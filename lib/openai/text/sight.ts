import { Learned } from './learned'
import type { ModelSettings } from './settings'

/** Whether the model looks at pictures: by its settings, and by what its server has said of the last one. */
export const sightOf = ({ model, visionModel = model }: Pick<ModelSettings, 'model' | 'visionModel'>) =>
  new Learned(visionModel !== null)
