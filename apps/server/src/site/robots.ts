/** Pages of one guest, or of nobody; they also say noindex themselves. */
const closed = [
  '/api/',
  '/sandbox/',
  '/profile',
  '/booking-management',
  '/user-test',
  '/payment-test',
];

export function robots(publicUrl: string): string {
  const lines = closed.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...lines, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}
