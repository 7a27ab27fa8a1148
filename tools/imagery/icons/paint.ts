import { light } from '../../../packages/ui/src/theme/colours.ts';

const painted = /data-colour="(\w+)" (fill|stroke)="[^"]*"/g;

function colourOf(name: string): string {
  const found = Object.entries(light).find(([known]) => known === name);
  if (!found) throw new Error(`The theme has no colour ${name}`);
  return found[1];
}

/** Gives each part of a drawing the colour that its `data-colour` names in the light theme. */
export function paint(drawing: string): string {
  return drawing.replaceAll(
    painted,
    (_whole, name: string, property: string) =>
      `data-colour="${name}" ${property}="${colourOf(name)}"`,
  );
}
