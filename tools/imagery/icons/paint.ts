import { brand } from '../../../apps/site/src/brand.ts';

const painted = /data-colour="(\w+)" (fill|stroke)="[^"]*"/g;

function colourOf(name: string): string {
  const found = Object.entries(brand.light).find(([known]) => known === name);
  if (!found) throw new Error(`The theme has no colour ${name}`);
  return found[1];
}

const onDeep: Readonly<Record<string, string>> = { accent: 'onDeep', brass: 'deepBrass' };

/** The same drawing for dark grounds. */
export function forDeep(drawing: string): string {
  const named = drawing.replaceAll(/data-colour="(\w+)"/g, (_whole, name: string) => {
    return `data-colour="${onDeep[name] ?? name}"`;
  });
  return paint(named);
}

/** Gives each part of a drawing the colour that its `data-colour` names in the brand's light mode. */
export function paint(drawing: string): string {
  return drawing.replaceAll(
    painted,
    (_whole, name: string, property: string) =>
      `data-colour="${name}" ${property}="${colourOf(name)}"`,
  );
}
