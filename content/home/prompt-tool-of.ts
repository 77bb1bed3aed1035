import 'server-only'
import { toolByType } from '../tools'

/** A tool that the home page shows something of; throws where none that writes has this type. */
export function promptToolOf(type: string) {
  const tool = toolByType(type)
  if (tool?.kind !== 'prompt') throw new Error(`No tool that writes is called ${type}.`)
  return tool
}
