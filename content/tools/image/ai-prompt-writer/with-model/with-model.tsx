import PromptTool from '@/components/cards/prompt-tool'
import { modelForm } from './form'

export function WithModel() {
  return <PromptTool form={modelForm} />
}
