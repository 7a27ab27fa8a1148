import { formatCents } from '@vestibule/domain/money';
import { menuCategories, menuTabLabels, type MenuCategory } from '@vestibule/domain/restaurant';
import { brand } from '../../apps/site/src/brand.ts';
import { escapeHtml } from '../../apps/server/src/html/escape-html.ts';

/** What a printed menu needs of a dish. */
export interface PrintedDish {
  name: string;
  description: string;
  category: MenuCategory;
  cents: number;
  extras: readonly { name: string; cents: number }[];
}

const { light } = brand;

const styles = `
@page { size: A4; margin: 20mm 22mm; }
body { margin: 0; color: ${light.ink}; font: 10.5pt/1.5 Text; }
header { text-align: center; margin-bottom: 12mm; }
header p { margin: 0; color: ${light.brassText}; letter-spacing: 0.12em; text-transform: uppercase; font-size: 8pt; }
h1 { margin: 2mm 0 0; font: 400 34pt/1.1 Display; }
hr { width: 18mm; margin: 6mm auto 0; border: 0; border-top: 1px solid ${light.brass}; }
section { break-inside: avoid; margin-bottom: 9mm; }
h2 { margin: 0 0 4mm; font: 400 18pt/1.2 Display; color: ${light.accent}; text-align: center; }
article { break-inside: avoid; margin-bottom: 4mm; }
h3 { display: flex; justify-content: space-between; gap: 8mm; margin: 0; font: 400 13pt/1.3 Display; }
h3 span { font-variant-numeric: lining-nums tabular-nums; }
article p { margin: 0; max-width: 125mm; color: ${light.inkMuted}; }
small { color: ${light.brassText}; font-size: 8.5pt; }
footer { text-align: center; color: ${light.inkMuted}; font-size: 8.5pt; }
`;

function dishHtml({ name, description, cents, extras }: PrintedDish): string {
  const added = extras.map((extra) => `${escapeHtml(extra.name)} +${formatCents(extra.cents)}`);
  return `<article><h3>${escapeHtml(name)} <span>${formatCents(cents)}</span></h3><p>${escapeHtml(description)}</p>${
    added.length > 0 ? `<small>${added.join(' · ')}</small>` : ''
  }</article>`;
}

/** The menu as a page to print: the same dishes and prices as on the website. */
export function menuHtml(
  restaurant: string,
  hotel: string,
  dishes: readonly PrintedDish[],
): string {
  const sections = menuCategories.map((category) => {
    const inIt = dishes.filter((dish) => dish.category === category).map(dishHtml);
    return inIt.length > 0
      ? `<section><h2>${menuTabLabels()[category]}</h2>${inIt.join('')}</section>`
      : '';
  });
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(restaurant)} – menu</title><style>${styles}</style></head>
<body><header><p>${escapeHtml(hotel)}</p><h1>${escapeHtml(restaurant)}</h1><hr></header>${sections.join('')}
<footer>Prices in US dollars. Please tell us what you must not eat.</footer></body></html>`;
}
