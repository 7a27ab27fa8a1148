/** The calls of every page; apart, so that a page need not load the others. */
export const generalRoutes = {
  getGeneralSettings: { method: 'GET', path: '/general-settings' },
  getAppConfig: { method: 'GET', path: '/settings/app-config' },
} as const;
