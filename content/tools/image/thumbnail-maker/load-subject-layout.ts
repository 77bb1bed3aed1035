/** What looks for a picture's subject and lays words out around it comes when it is needed. */
export const loadSubjectLayoutModule = () => import('./subject-layout')
