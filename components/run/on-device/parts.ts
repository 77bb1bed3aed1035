export { NeedsModel } from './needs-model'
export { OnDevice } from './on-device'
