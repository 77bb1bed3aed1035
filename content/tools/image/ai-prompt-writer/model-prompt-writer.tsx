import PromptTool from '@/components/prompt-tool/prompt-tool'
import { modelForm } from './model-form'

export function ModelPromptWriter() {
  return <PromptTool form={modelForm} />
}
