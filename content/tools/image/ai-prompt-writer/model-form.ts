import type { PromptForm } from '@/lib/tool/form'
import { form, sampleIdea } from './fields'

/** The form of the model mode; it has the same fields as the rule-based mode, so that options are preserved. */
export const modelForm = {
  ...form,
  name: 'AI Prompt Writer',
  promptLabel: 'Your idea, or what to change in the picture',
  placeholder: `e.g. ${sampleIdea}`,
  hint: 'May stay empty where a picture is sent: the prompts then say how to make one like it.',
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
    'Reading a photo takes an AI. This site has none, so bring your own: add the photo to your AI chat.',
  imageInput: 'enough',
} as const satisfies PromptForm
