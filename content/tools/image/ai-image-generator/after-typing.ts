/** What is needed once there is something to send, in one file of its own. */
export { finishedPrompt } from './finished-prompt'
export { ImageStatus } from './image-status'
export { SentText } from './sent-text'
