import PromptTool from '@/components/prompt-tool/prompt-tool'
import { modelForm } from './form'

export function WithModel() {
  return <PromptTool form={modelForm} />
}
