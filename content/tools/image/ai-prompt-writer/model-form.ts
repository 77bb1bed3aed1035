import type { PromptForm } from '@/lib/tool/form'
import { form, sampleIdea } from './fields'

/** The form of the model mode; it has the same fields as the rule-based mode, so that options are preserved. */
export const modelForm = {
  ...form,
  name: 'AI Prompt Writer',
  promptLabel: 'Your idea, or what to change in the image',
  placeholder: `e.g. ${sampleIdea}`,
  hint: 'Leave it empty to get prompts for an image like the one you added.',
  buttonLabel: 'Write prompts',
  examples: [
    { prompt: sampleIdea, parameters: { light: 'low morning sun', ratio: '16:9' } },
    { prompt: 'our bakery counter at opening time, bread still steaming' },
    { prompt: 'a paper boat on a puddle', parameters: { medium: 'gouache illustration', wording: 'Rain days' } },
  ],
  nextTools: [],
  makers: [{ name: 'AI Image Generator', path: '/image-tools/ai-image-generator', scope: 'card', inputKind: 'prompt' }],
  chainPosition: { noun: 'prompt', previousSteps: [], nextSteps: [] },
  refineActions: ['similar', 'shorter', 'specific', 'change'],
  modelRequiredReason:
    'Reading an image takes AI, and ours is off right now. Add the image to your own AI chatbot instead.',
  imageInput: 'enough',
} as const satisfies PromptForm
