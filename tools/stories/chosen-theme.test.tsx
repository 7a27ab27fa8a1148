import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ChosenTheme, shapeOf } from '../../.storybook/chosen-theme.ts';
import { Pixels, Typeface } from '../../.storybook/foundations/FigureInText.tsx';
import { firstFamily, pixelRange } from '../../.storybook/foundations/lengths.ts';
import { Palette } from '../../.storybook/foundations/Palette.tsx';
import { Radii } from '../../.storybook/foundations/Shapes.tsx';
import { SpaceScale } from '../../.storybook/foundations/SpaceScale.tsx';
import { Families, TypeScale } from '../../.storybook/foundations/Typography.tsx';
import { hotelThemes } from '../../.storybook/themes/index.ts';

const pages = (
  <>
    <Palette />
    <Families />
    <TypeScale />
    <SpaceScale />
    <Radii />
    <p>
      <Pixels group="control" name="height" />, <Typeface name="display" />
    </p>
  </>
);

const ofTheirOwn = Object.entries(hotelThemes).flatMap(([name, { theme }]) =>
  theme ? [{ name, theme }] : [],
);

describe.each(ofTheirOwn)('while $name is chosen', ({ theme }) => {
  const shown = renderToStaticMarkup(<ChosenTheme value={theme}>{pages}</ChosenTheme>);
  const { light = {}, dark = {}, font = {}, radius = {}, size, space, control } = theme;

  test('pages about colours show its colours, light and dark', () => {
    for (const colour of [...Object.values(light), ...Object.values(dark)])
      expect(shown).toContain(`>${colour}<`);
  });

  test('pages about type, space and shape show its values', () => {
    for (const stack of Object.values(font)) expect(shown).toContain(`${firstFamily(stack)}.`);
    for (const corner of Object.values(radius)) expect(shown).toContain(`>${pixelRange(corner)}<`);
    for (const length of Object.values({ ...size, ...space, ...control }))
      expect(shown).toContain(pixelRange(length));
  });

  test('so do sentences', () => {
    const { control: controls, font: fonts } = shapeOf(theme);
    const sentence = `${pixelRange(controls.height)}, ${firstFamily(fonts.display)}`;
    expect(shown).toContain(`<p>${sentence}</p>`);
  });
});
