/** What is needed once there is something to send, in one file of its own. */

export { ImageStatus } from './image-status'
export { buildPortablePrompt } from './portable-prompt'
export { PromptPreview } from './prompt-preview'
