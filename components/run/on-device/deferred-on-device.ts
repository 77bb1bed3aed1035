export { MissingModelNotice } from './missing-model-notice'
export { OnDevicePanel } from './on-device-panel'
