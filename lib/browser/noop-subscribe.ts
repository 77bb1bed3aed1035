/** For `useSyncExternalStore`, where what the browser says is read once. */
export const noopSubscribe = () => () => {}
