/** Where each call about passkeys goes; apart, as few pages make one. */
export const passkeyRoutes = {
  listPasskeys: { method: 'GET', path: '/basic-users/passkeys' },
  startPasskey: { method: 'POST', path: '/basic-users/passkeys/options' },
  addPasskey: { method: 'POST', path: '/basic-users/passkeys' },
  removePasskey: { method: 'POST', path: '/basic-users/passkeys/{id}/remove' },
  choosePasskeyOnly: { method: 'PUT', path: '/basic-users/passkey-only' },
  startPasskeyLogin: { method: 'POST', path: '/basic-users/passkey-login/options' },
  passkeyLogin: { method: 'POST', path: '/basic-users/passkey-login' },
} as const;
