/** Subject detection and layout load on demand. */
export const loadSubjectLayoutModule = () => import('./subject-layout')
