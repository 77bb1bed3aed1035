import 'server-only'
import { findToolByType } from '../tools'

/** A tool that the home page shows something of; throws where none that writes has this type. */
export function getPromptTool(type: string) {
  const tool = findToolByType(type)
  if (tool?.kind !== 'prompt') throw new Error(`No tool that writes is called ${type}.`)
  return tool
}
