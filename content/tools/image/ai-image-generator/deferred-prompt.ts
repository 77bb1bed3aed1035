/** Code that loads only when there is something to send, in a separate chunk. */

export { ImageStatus } from './image-status'
export { buildPortablePrompt, PromptPreview } from './prompt-preview'
