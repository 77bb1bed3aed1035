/** For `useSyncExternalStore` with a browser value that is read once. */
export const noopSubscribe = () => () => {}
