import 'server-only'
import { findToolByType } from '../tools'

/** Finds a writing tool to feature on the home page; throws if no such tool has this type. */
export function getPromptTool(type: string) {
  const tool = findToolByType(type)
  if (tool?.kind !== 'prompt') throw new Error(`There is no writing tool of type ${type}.`)
  return tool
}
