import { brand } from '@vestibule/site/brand';

const names = ['paper', 'sunken', 'ink', 'inkMuted', 'rule', 'accent', 'focus'] as const;

const variables = (colours: typeof brand.light) =>
  names.map((name) => `--${name}: ${colours[name]};`).join(' ');

/** The brand as variables, for pages that are shown without the site: they load no font. */
export const brandStyle = `:root { color-scheme: light dark; ${variables(brand.light)}
  --display: ${brand.font.display ?? 'Georgia, serif'}; --text: ${brand.font.text ?? 'system-ui, sans-serif'}; }
@media (prefers-color-scheme: dark) { :root { ${variables(brand.dark)} } }`;
