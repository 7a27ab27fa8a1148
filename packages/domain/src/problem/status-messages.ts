/** Spec 8, User API status mapping: the text for a reply without a known code. */
export const statusMessages = {
  400: 'Invalid request data',
  401: 'Authentication required',
  403: 'Access denied',
  404: 'Resource not found',
  409: 'Resource already exists',
  422: 'Validation failed',
  500: 'Internal server error. Please try again later.',
} as const;

export const UNEXPECTED_MESSAGE = 'An unexpected error occurred';
export const NETWORK_MESSAGE = 'Network error. Please check your connection and try again.';
/** Below a specified text that names no cause, where nothing was answered. */
export const OFFLINE_MESSAGE = 'You seem to be offline. Please check your connection.';

function isMappedStatus(status: number): status is keyof typeof statusMessages {
  return Object.hasOwn(statusMessages, status);
}

/** The guest's text for a status; `serverMessage` is preferred for 422 (spec 8). No status means no response. */
export function messageForStatus(status: number | undefined, serverMessage?: string): string {
  if (status === undefined) return NETWORK_MESSAGE;
  if (status === 422 && serverMessage) return serverMessage;
  return isMappedStatus(status) ? statusMessages[status] : UNEXPECTED_MESSAGE;
}
