/** Of the template that holds what the first view does without: its scripts, and all pictures' colours. */
export const DEFERRED_ID = 'late';
