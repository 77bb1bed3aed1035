import type { ModelServer } from '@/lib/env/media-settings'
import { perProcess } from '@/lib/env/per-process'
import { ImageModel } from './image-model'

/** This process's model on that server, which remembers what the server can do. */
export function modelFor(server: ModelServer): ImageModel {
  return perProcess(`images ${server.baseUrl} ${server.model}`, () => new ImageModel(server))
}
