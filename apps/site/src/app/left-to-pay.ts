const KEY = 'left-to-pay';

/** To the provider's page. Whoever comes Back from it is awaited no more, and shown what is unpaid. */
export function leaveToPay(url: string): void {
  sessionStorage.setItem(KEY, '1');
  window.location.assign(url);
}

/** Whether this tab has been at a provider's page and not come back by its own way. */
export function hasLeftToPay(): boolean {
  return sessionStorage.getItem(KEY) !== null;
}

/** The provider has sent the guest back to the page of the return. */
export function cameBack(): void {
  sessionStorage.removeItem(KEY);
}
